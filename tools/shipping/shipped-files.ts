import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { natsAuthorization, passwordVariable } from '../launcher/nats-users/nats-users.ts';
import { composeFile } from './compose-file.ts';
import { kubernetesBase } from './kubernetes-base.ts';
import { loginAddressConf } from './login-address.ts';
import { shippedDomains, teamAddresses } from './shipped-parts.ts';

const said = '# Written by `npm run ship` from tools/shipping; a change goes there.\n';
const asText = (content: unknown): string =>
  said + stringify(content, { aliasDuplicateObjects: false, lineWidth: 0 });

export const kubernetesFolder = 'deploy/kubernetes/base';

/** The server's own configuration, which differs, includes its users, which do not. */
const natsUsersFiles = [
  'deploy/compose/nats-users.conf',
  'deploy/kubernetes/overlays/small/nats-users.conf',
  'deploy/kubernetes/overlays/production/nats-users.conf',
];
const natsUsers = said + natsAuthorization((user) => `$${passwordVariable(user)}`, shippedDomains);

/** What Kubernetes and Compose are told, by file. */
export function shippedFiles(): Record<string, string> {
  const base = Object.entries(kubernetesBase()).map(
    ([file, content]) => [`${kubernetesFolder}/${file}`, asText(content)] as const,
  );
  return {
    ...Object.fromEntries(base),
    'deploy/compose/compose.yaml': asText(composeFile()),
    'deploy/compose/login.conf': `${said}${loginAddressConf}\n`,
    'deploy/compose/remotes.json': `${JSON.stringify(teamAddresses, null, 2)}\n`,
    ...Object.fromEntries(natsUsersFiles.map((file) => [file, natsUsers])),
  };
}

/** The files that lie there now. */
export const filesThere = (): string[] =>
  globSync(
    [
      `${kubernetesFolder}/**/*.yaml`,
      'deploy/compose/{compose.yaml,login.conf,remotes.json}',
      ...natsUsersFiles,
    ],
    { cwd: repositoryRoot },
  ).sort();

/** `npm run ship`: writes them anew. */
export function writeShippedFiles(): string {
  const files = Object.entries(shippedFiles());
  rmSync(join(repositoryRoot, kubernetesFolder), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(repositoryRoot, file)), { recursive: true });
    writeFileSync(join(repositoryRoot, file), text);
  }
  return `${files.length} files written.`;
}
