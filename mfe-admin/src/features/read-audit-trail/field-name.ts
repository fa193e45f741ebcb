import type { TFunction } from 'i18next';

/** What a field of the protocol is called; one that nobody has named yet keeps the name that the service gave it. */
export function fieldName(path: string, t: TFunction): string {
  const name = path.split('.').at(-1) ?? path;
  return t(`audit.names.${name}`, { defaultValue: path });
}
