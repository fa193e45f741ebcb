import type { CallAnswer } from '@werkbank/contracts/calls';

export type AuditEntry = CallAnswer<'listAuditEntries'>['entries'][number];

export interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of an entry as they were and as they are; a field that is deeper has its path as a name. */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] {
  const was = new Map(flat(before ?? {}));
  const is = new Map(flat(after ?? {}));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? '', after: is.get(name) ?? '' }))
    .filter((field) => field.before !== field.after);
}

function flat(value: Readonly<Record<string, unknown>>, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const here = path === '' ? name : `${path}.${name}`;
    if (isPlain(inner)) return flat(inner, here);
    return [[here, textOf(inner)]];
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words, or lists of words. */
function isListed(value: unknown): boolean {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((inner) => typeof inner === 'string'))
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every(isListed))
    return value.map(textOf).join(value.some(Array.isArray) ? ' · ' : ', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
