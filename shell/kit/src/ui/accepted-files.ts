/** True for a file of one of the kinds, as a browser reads `accept`: a type, a group of types, or the end of a name. */
export function accepts(accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  return kindsOf(accept).some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** The ends of names among the kinds, as they are read: ".csv, .txt". */
export const endingsOf = (accept: string): string =>
  kindsOf(accept)
    .filter((kind) => kind.startsWith('.'))
    .join(', ');

const kindsOf = (accept: string): string[] => accept.split(',').map((kind) => kind.trim().toLowerCase());
