import type { SavedListLine } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import type { Queries } from '@werkbank/platform/messaging';
import { basketItemOf } from '../../basket/index.js';
import { type Audience, type QuotedItem, quoteLines } from './quote-lines.js';
import type { KeptListLine } from './saved-list.entity.js';

/** Lines as they can be ordered now. */
export async function linesNow(
  queries: Queries,
  audience: Audience,
  lines: readonly KeptListLine[],
): Promise<SavedListLine[] | Refusal> {
  const quoted = await quoteLines(queries, audience, lines);
  if (isRefusal(quoted)) return quoted;
  const today = new Map(quoted.map((item) => [item.articleId, item]));
  return lines.flatMap((line) => {
    const item = today.get(line.articleId);
    return item ? [lineOf(line, item)] : [];
  });
}

/** Catalog no longer knows what left it: the line still names it. */
function lineOf(kept: KeptListLine, quoted: QuotedItem): SavedListLine {
  const { producerId, producerName, materialNumber, articleText, last } = kept;
  const isGone = quoted.producerId === null;
  const place = quoted.dispatchLocation;
  return {
    producerId: quoted.producerId ?? producerId,
    producerName: quoted.producerName || producerName,
    dispatchLocation: place && { id: place.id, city: place.city, country: place.country },
    item: basketItemOf(isGone ? { ...quoted, materialNumber, articleText } : quoted),
    last,
  };
}
