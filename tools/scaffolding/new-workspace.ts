import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { StartRefused } from '../launcher/processes/start-refused.ts';
import { json } from './json.ts';
import { namesOf } from './names.ts';
import { afterRemote, remoteFiles } from './remote-template.ts';
import { afterService, serviceFiles } from './service-template.ts';
import { shipWorkspace } from './ship-workspace.ts';

/** `npm run new -- service|remote <name>`: writes a workspace that compiles; returns the remaining manual steps. */
export function newWorkspace(args: readonly string[], root: string = repositoryRoot): string {
  const [kind, name] = args;
  const names = namesOf(name);
  if (kind !== 'service' && kind !== 'remote') {
    throw new StartRefused('Usage: npm run new -- service|remote <name in kebab-case>');
  }
  // A remote's name becomes a global variable: its container of module federation.
  if (kind === 'remote' && !/^[a-z]+$/.test(names.kebab))
    throw new StartRefused('The name of a remote has letters from a to z only.');
  const folder = kind === 'service' ? `services/${names.kebab}` : `mfe-${names.kebab}`;
  if (existsSync(join(root, folder))) throw new StartRefused(`${folder} exists already.`);
  // Uses the dependencies of a neighbour for equal versions.
  const dependencies = dependenciesOf(root, kind === 'service' ? 'services/checkout' : 'mfe-checkout');
  const files = kind === 'service' ? serviceFiles(names, dependencies) : remoteFiles(names, dependencies);
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  addReference(root, folder);
  if (kind === 'service') addDomain(root, names.kebab);
  shipWorkspace(root, kind, names);
  const next = kind === 'service' ? afterService(names) : afterRemote(names);
  return [`${folder} is there. What is left to you:`, ...next.map((step) => `  ${step}`)].join('\n');
}

function dependenciesOf(root: string, neighbour: string): unknown {
  const manifest = JSON.parse(readFileSync(join(root, neighbour, 'package.json'), 'utf8')) as {
    dependencies: unknown;
  };
  return manifest.dependencies;
}

/** Adds the domain to both lists of services in the contract. */
function addDomain(root: string, domain: string): void {
  for (const path of ['contracts/src/domains/index.ts', 'contracts/src/message-use/index.ts']) {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const every = /\['catalog', 'checkout', 'orders', 'admin'[^\]]*(?=\])/;
    if (!every.test(text)) throw new Error(`${path} lists no services`);
    writeFileSync(
      file,
      text.replace(every, (list) => `${list}, '${domain}'`),
    );
  }
}

function addReference(root: string, folder: string): void {
  const file = join(root, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { references: { path: string }[] };
  config.references.push({ path: folder });
  writeFileSync(file, json(config));
}
