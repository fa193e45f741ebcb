import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A remote's `remote.manifest.ts`; the full type is RemoteManifest in `@werkbank/contracts/shell-api`. */
export interface ManifestData {
  readonly name: string;
  readonly routes: readonly {
    readonly path: string;
    readonly page: string;
    readonly access: readonly string[];
  }[];
  readonly menu: readonly unknown[];
  readonly slots: readonly unknown[];
}

/**
 * Reads `remote.manifest.ts` of a remote. A missing one stops the build, because routes, menu and slots
 * would be unknown.
 */
export async function readRemoteManifest(directory: string): Promise<ManifestData> {
  const file = join(directory, 'remote.manifest.ts');
  if (!existsSync(file))
    throw new Error(`${file} is missing: a remote must say which routes, menu entries and slots it brings`);
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return checkedManifest(module.default, file);
}

/**
 * Checks the manifest. It must survive JSON: other values would get lost silently on the way to the
 * gateway.
 */
export function checkedManifest(manifest: unknown, file: string): ManifestData {
  if (!isManifest(manifest)) {
    throw new Error(`${file} must default-export { name, routes, menu, slots } as plain data`);
  }
  if (!isPlain(manifest))
    throw new Error(`${file} must hold plain data only: texts, numbers, lists and objects`);
  return manifest;
}

function isManifest(value: unknown): value is ManifestData {
  if (typeof value !== 'object' || value === null) return false;
  const { name, routes, menu, slots } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    /^[a-z]+$/.test(name) &&
    Array.isArray(routes) &&
    Array.isArray(menu) &&
    Array.isArray(slots)
  );
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Compares by name: a test runner's objects come from another realm.
  const isData = Array.isArray(value) || prototype === null || value.constructor.name === 'Object';
  return isData && Object.values(value).every(isPlain);
}
