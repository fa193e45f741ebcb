import type { QueryPart } from '@werkbank/contracts/entities';
import type { Chip } from '@werkbank/kit/chips';

/** A chip for each part of the query; the whole text while the answer is loading. */
export function partChips(
  text: string,
  understood: readonly QueryPart[] | undefined,
  nameOf: (kind: QueryPart['kind']) => string,
  onRemove: (rest: string) => void,
): Chip[] {
  const parts = understood ?? [];
  if (parts.length === 0)
    return [{ key: 'q', name: nameOf('word'), label: text, onRemove: () => onRemove('') }];
  return parts.map(({ kind, typed, meant, leftOut, rest }, index) => ({
    // The first chip keeps the key of the whole text, so a click during the change still reaches it.
    key: index === 0 ? 'q' : `q${index}`,
    name: nameOf(kind),
    label: meant ?? typed,
    isUnused: leftOut ?? false,
    onRemove: () => onRemove(rest),
  }));
}
