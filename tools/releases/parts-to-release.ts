import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { StartRefused } from '../launcher/processes/start-refused.ts';

/** A unit of building, versioning and releasing. */
export interface ReleasedPart {
  readonly name: string;
  readonly folder: string;
  readonly kind: 'service' | 'front';
  readonly version: string;
}

/** Services have the name of their domain, other parts that of their folder. */
function partsToRelease(): ReleasedPart[] {
  const services = readdirSync(join(repositoryRoot, 'services')).filter((name) => name !== 'platform');
  const remotes = readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-'));
  return [
    ...services.map((name) => part(name, `services/${name}`, 'service')),
    part('gateway', 'gateway', 'service'),
    part('shell', 'shell', 'front'),
    ...remotes.map((name) => part(name, name, 'front')),
  ].filter(({ folder }) => existsSync(join(repositoryRoot, folder, 'package.json')));
}

export function partNamed(name: string): ReleasedPart {
  const parts = partsToRelease();
  const found = parts.find((one) => one.name === name);
  if (!found)
    throw new StartRefused(
      `There is no part "${name}"; there are ${parts.map((one) => one.name).join(', ')}.`,
    );
  return found;
}

function part(name: string, folder: string, kind: ReleasedPart['kind']): ReleasedPart {
  return {
    name,
    folder,
    kind,
    get version() {
      const file = readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8');
      return (JSON.parse(file) as { version: string }).version;
    },
  };
}
