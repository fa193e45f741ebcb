import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractShape, contractShape } from '@werkbank/contracts/compatibility';
import { domains } from '@werkbank/contracts/domains';
import { routes } from '@werkbank/contracts/routes';

export const repositoryRoot = join(import.meta.dirname, '../../..');

const kinds = ['calls', 'queries', 'events'] as const;
const servers: readonly string[] = [...domains.toSorted(), 'gateway'];
const sourceFiles = '**/*.{ts,tsx}';
const untold = /\.spec\.tsx?$|\/testing\/|\/dist\/|\/\.types\//;

/** Promises of a part, and its dependencies by the part that promises them. */
export interface PartContract {
  readonly part: string;
  readonly version: string;
  readonly provides: ContractShape;
  readonly uses: Readonly<Record<string, ContractShape>>;
}

/** The folder of a part, by its name in `npm run build`. */
export const folderOf = (part: string): string =>
  part === 'gateway' || part === 'shell' || part.startsWith('mfe-') ? part : `services/${part}`;

/** Derived from the current contract and the part's sources: a name that occurs in them counts as used. */
export function partContract(part: string, contract: ContractShape = contractShape()): PartContract {
  const folder = folderOf(part);
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (part === 'gateway') {
    // The gateway depends on addresses and access, but not on contents.
    const passed = withoutContents(contract);
    const uses = byOwner(passed, () => true);
    return { part, version, provides: { ...passed, errors: refusalsOf(part, contract) }, uses };
  }
  const provides = {
    ...pick(contract, (_, name) => ownerOf(name) === part),
    errors: refusalsOf(part, contract),
  };
  const text = sourcesOf(folder);
  const isUsed = (name: string) => ownerOf(name) !== part && text.includes(`'${name}'`);
  const uses = byOwner(contract, isUsed);
  if (!isFront(part)) return { part, version, provides, uses };
  // Browsers reach every call through the gateway.
  const through = pick(withoutContents(contract), (kind, name) => kind === 'calls' && isUsed(name));
  return { part, version, provides, uses: withRefusals(text, { ...uses, gateway: through }, contract) };
}

/** Error codes of a part: those in its own sources and in the platform's. */
function refusalsOf(part: string, contract: ContractShape): ContractShape['errors'] {
  if (!servers.includes(part)) return {};
  return namedIn(`${sourcesOf(folderOf(part))}${sourcesOf('services/platform')}`, contract.errors);
}

/** A front end depends on a code only if it names it; all others are just shown as messages. */
function withRefusals(
  text: string,
  uses: Record<string, ContractShape>,
  contract: ContractShape,
): Record<string, ContractShape> {
  return Object.fromEntries(
    Object.entries(uses).map(([owner, used]) => [
      owner,
      { ...used, errors: namedIn(text, refusalsOf(owner, contract)) },
    ]),
  );
}

const namedIn = (text: string, errors: ContractShape['errors']): ContractShape['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([code]) => text.includes(`'${code}'`)));

const isFront = (part: string): boolean => part === 'shell' || part.startsWith('mfe-');

/** The domain of a call comes from its route; names of events and queries begin with their domain. */
function ownerOf(name: string): string {
  const route = Object.entries(routes).find(([one]) => one === name)?.[1];
  return route?.domain ?? name.split('.')[0] ?? name;
}

function byOwner(contract: ContractShape, isUsed: (name: string) => boolean): Record<string, ContractShape> {
  const names = kinds.flatMap((kind) => Object.keys(contract[kind])).filter(isUsed);
  const owners = [...new Set(names.map(ownerOf))].sort();
  return Object.fromEntries(
    owners.map((owner) => [owner, pick(contract, (_, name) => isUsed(name) && ownerOf(name) === owner)]),
  );
}

function pick(contract: ContractShape, wanted: (kind: string, name: string) => boolean): ContractShape {
  const some = <T>(kind: (typeof kinds)[number], all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => wanted(kind, name)));
  return {
    calls: some('calls', contract.calls),
    queries: some('queries', contract.queries),
    events: some('events', contract.events),
    errors: {},
  };
}

function withoutContents(contract: ContractShape): ContractShape {
  const calls = Object.entries(contract.calls).map(
    ([name, call]) => [name, { ...call, taken: {}, given: {} }] as const,
  );
  return { calls: Object.fromEntries(calls), queries: {}, events: {}, errors: {} };
}

const sources = new Map<string, string>();

/** Sources of the shell and of a remote include the kit. */
function sourcesOf(folder: string): string {
  const read = sources.get(folder) ?? readSources(folder);
  sources.set(folder, read);
  return read;
}

function readSources(folder: string): string {
  const carried = folder === 'shell' || folder.startsWith('mfe-') ? ['shell/kit/src'] : [];
  return [`${folder}/src`, ...carried]
    .flatMap((one) => globSync(`${one}/${sourceFiles}`, { cwd: repositoryRoot }))
    .filter((file) => !untold.test(file))
    .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
    .join('\n');
}
