import type { QueryPart as ShownPart } from '@werkbank/contracts/entities';
import { type QueryPart, withInstead } from '../../search/index.js';

/** The understood parts of a query, as the page shows them. */
export const partsOf = (text: string, understood: readonly QueryPart[]): ShownPart[] =>
  understood
    .filter(({ isSilent }) => !isSilent)
    .map((part) => ({
      kind: part.kind,
      typed: part.typed,
      ...(part.meant !== undefined && { meant: part.meant }),
      ...(part.isLeftOut && { leftOut: true }),
      rest: withInstead(text, part, ''),
    }));
