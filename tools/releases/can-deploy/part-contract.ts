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

/** What a part promises others, and what it relies on, by whoever promises that. */
export interface PartContract {
  readonly part: string;
  readonly version: string;
  readonly provides: ContractShape;
  readonly uses: Readonly<Record<string, ContractShape>>;
}

/** The folder of a part as it is called by `npm run build`. */
export const folderOf = (part: string): string =>
  part === 'gateway' || part === 'shell' || part.startsWith('mfe-') ? part : `services/${part}`;

/** Read from the contract at hand and from the part's own sources: a name that stands in them is used. */
export function partContract(part: string, contract: ContractShape = contractShape()): PartContract {
  const folder = folderOf(part);
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (part === 'gateway') {
    // It hands on what it does not read: addresses, and who may call.
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

/** The codes that a part refuses with: those that stand in its own sources and in the platform's. */
function refusalsOf(part: string, contract: ContractShape): ContractShape['errors'] {
  if (!servers.includes(part)) return {};
  return namedIn(`${sourcesOf(folderOf(part))}${sourcesOf('services/platform')}`, contract.errors);
}

/** A front end that names a code does more at it than to show its message, as it does of every refusal. */
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

/** A call belongs to a domain by its route; the name of an event or a query begins with its domain's. */
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

/** A remote and the shell carry the kit with them. */
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
