import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';

/** Values of the `${…}` placeholders. */
export type Values = Readonly<Record<string, string>>;

/** Reads a file of deploy/keycloak with its values; the fingerprint changes with the content. */
export function readFilledIn<T>(path: string, values: Values): { content: T; fingerprint: string } {
  const text = fillIn(readFileSync(join(repositoryRoot, 'deploy', 'keycloak', path), 'utf8'), values);
  return { content: JSON.parse(text) as T, fingerprint: createHash('sha256').update(text).digest('hex') };
}

/** Replaces the placeholders; a missing value is an error. */
export function fillIn(text: string, values: Values): string {
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The file asks for ${name}, which nobody gives.`);
    return JSON.stringify(value).slice(1, -1);
  });
}
