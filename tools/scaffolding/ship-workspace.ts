import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domains } from '@werkbank/contracts/domains/source';
import type { Names } from './names.ts';

/** An entry of checkout, the service with the fewest dependencies, in a file of `deploy/`. */
type Entry = readonly [file: string, text: RegExp];

const ofService: readonly Entry[] = [
  ['kubernetes/base/kustomization.yaml', /^ +- checkout\n/m],
  ['kubernetes/base/network/postgres.yaml', /^ +- podSelector:\n.*\n.*: checkout\n/m],
  ['kubernetes/base/network/nats.yaml', /^ +- podSelector:\n.*\n.*: checkout\n/m],
  ['kubernetes/base/network/keycloak.yaml', /^ +- podSelector:\n.*\n.*: checkout\n/m],
  ['kubernetes/base/gateway/deployment.yaml', /^ +- name: CHECKOUT_URL\n.*\n/m],
  ['kubernetes/base/gateway/network-policy.yaml', /^- op: add\n(?: .*\n){5}.*: checkout\n(?: .*\n){3}/m],
  ['kubernetes/overlays/small/kustomization.yaml', /^.*name: werkbank\/checkout,.*\n/m],
  ['kubernetes/overlays/small/kustomization.yaml', /checkout\|/],
  ['kubernetes/overlays/small/databases.sh', /(?<=for owner in .*)checkout /],
  [
    'kubernetes/overlays/small/postgres.yaml',
    /^ +- \{\n.*name: CHECKOUT_DB.*\n.*\n +\}\n +- \{\n.*name: CHECKOUT_SERVICE.*\n.*\n +\}\n/m,
  ],
  ['kubernetes/overlays/small/nats.yaml', /^ +- \{\n.*name: NATS_PASSWORD_CHECKOUT,\n.*\n +\}\n/m],
  ['kubernetes/overlays/production/kustomization.yaml', /^.*name: werkbank\/checkout,.*\n/m],
  ['kubernetes/overlays/production/nats.yaml', /^ +- \{\n.*name: NATS_PASSWORD_CHECKOUT,\n.*\n +\}\n/m],
  ['kubernetes/overlays/production/postgres.yaml', /^ +- host werkbank_checkout .*\n/m],
  [
    'kubernetes/overlays/production/postgres.yaml',
    /^ +- name: werkbank_checkout\n.*\n.*\n.*_checkout_service\n.*\n.*\n/m,
  ],
  [
    'kubernetes/overlays/production/postgres.yaml',
    /^---\n.*\n.*\nmetadata:\n {2}name: checkout\n(?:[ s].*\n)+/m,
  ],
  ['compose/compose.yaml', /^ +CHECKOUT_DB_PASSWORD: .*\n.*CHECKOUT_SERVICE.*\n/m],
  ['compose/compose.yaml', /^ +NATS_PASSWORD_CHECKOUT: .*\n/m],
  ['compose/compose.yaml', /^x-checkout: (?:.*\n)+?\n/m],
  ['compose/compose.yaml', /^ {2}migrate-checkout:\n(?:.*\n)+?\n/m],
  ['compose/compose.yaml', /^ +CHECKOUT_URL: .*\n/m],
  ['compose/compose.yaml', /^ {6}checkout: .*\n/m],
  ['compose/.env.example', /^CHECKOUT_DB_PASSWORD=\n.*\n/m],
  ['compose/.env.example', /^NATS_PASSWORD_CHECKOUT=\n/m],
  ['docker/service.Dockerfile', /^COPY services\/checkout.*\n/m],
  ['observe/prometheus.yml', /^ +- targets: \["checkout:.*\n.*\n/m],
  ['observe/alerts.yaml', /^.*part="checkout".*\n/m],
];

const ofRemote: readonly Entry[] = [
  ['kubernetes/base/kustomization.yaml', /^ +- mfe-checkout\n/m],
  ['kubernetes/base/gateway/network-policy.yaml', /^- op: add\n(?: .*\n){5}.*: mfe-checkout\n(?: .*\n){3}/m],
  ['kubernetes/base/gateway/remotes.json', /^.*mfe-checkout.*\n/m],
  ['kubernetes/overlays/small/kustomization.yaml', /^.*name: werkbank\/mfe-checkout,.*\n/m],
  ['kubernetes/overlays/production/kustomization.yaml', /^.*name: werkbank\/mfe-checkout,.*\n/m],
  ['compose/compose.yaml', /^ {2}mfe-checkout:\n(?:.*\n)+?\n/m],
];

/** The launcher's port of the next service, see `launcher/instance/ports.ts`. */
const nextPort = 8116 + domains.length;

/** Adds manifests and entries for a new service or remote, copied from checkout. */
export function shipWorkspace(root: string, kind: 'service' | 'remote', { kebab }: Names): void {
  const variable = kebab.toUpperCase().replaceAll('-', '_');
  const renamed = (text: string): string =>
    text.replaceAll('checkout', kebab).replaceAll('CHECKOUT', variable).replaceAll('8102', String(nextPort));
  const deploy = join(root, 'deploy');
  const [neighbour, own] = kind === 'service' ? ['checkout', kebab] : ['mfe-checkout', `mfe-${kebab}`];
  const base = join(deploy, 'kubernetes/base');
  cpSync(join(base, neighbour), join(base, own), { recursive: true });
  for (const file of globSync('*', { cwd: join(base, own) })) rewrite(join(base, own, file), renamed);
  for (const [file, entry] of kind === 'service' ? ofService : ofRemote)
    rewrite(join(deploy, file), (text) => {
      if (!entry.test(text)) throw new Error(`deploy/${file} has no entry of ${neighbour}.`);
      return text.replace(entry, (found) => found + renamed(found));
    });
}

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));
