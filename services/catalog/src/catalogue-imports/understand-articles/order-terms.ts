import { caps } from '../caps.js';
import type { SentArticle } from '../read-file/sent-article.js';
import type { ImportedArticle, Packing } from './imported-article.js';
import { gtinOf } from './identifiers.js';
import type { Notes } from './notes.js';
import { decimalOf, wholeOf } from './numbers.js';
import { unitCode } from './units.js';

type OrderTerms = Pick<
  ImportedArticle,
  'orderUnit' | 'contentUnit' | 'contentQuantity' | 'minQuantity' | 'quantityInterval'
>;

/** Units and quantities of an order. Fractions of whole order units are rounded up. */
export function orderTermsOf(sent: SentArticle, decimalSign: '.' | ',', notes: Notes): OrderTerms {
  const terms: OrderTerms = {};
  const orderUnit = unitOf('orderUnit', sent.orderUnit, notes);
  if (orderUnit !== undefined) terms.orderUnit = orderUnit;
  const contentUnit = unitOf('contentUnit', sent.contentUnit, notes);
  if (contentUnit !== undefined) terms.contentUnit = contentUnit;
  const content = contentOf(sent.contentPerOrderUnit, decimalSign, notes);
  if (content !== undefined) terms.contentQuantity = content;
  const minimum = stepOf('minQuantity', sent.minimum, decimalSign, notes);
  if (minimum !== undefined) terms.minQuantity = minimum;
  const interval = stepOf('quantityInterval', sent.interval, decimalSign, notes);
  if (interval !== undefined) terms.quantityInterval = interval;
  return terms;
}

function unitOf(field: string, sent: string | undefined, notes: Notes): string | undefined {
  return sent === undefined ? undefined : (unitCode(sent) ?? notes.refuse(field, 'UnitUnknown', sent));
}

function contentOf(sent: string | undefined, decimalSign: '.' | ',', notes: Notes): string | undefined {
  if (sent === undefined) return undefined;
  const read = decimalOf(sent, decimalSign);
  if ('reason' in read) return notes.refuse('contentQuantity', read.reason, sent);
  const number = Number(read.decimal);
  if (number < 0) return notes.refuse('contentQuantity', 'NumberNegative', sent);
  if (number > caps.highestQuantity) return notes.refuse('contentQuantity', 'NumberTooLarge', sent);
  if (number === 0) return notes.leaveOut('contentQuantity', 'WithoutValue');
  return read.decimal.includes('.') ? read.decimal.replace(/\.?0+$/, '') : read.decimal;
}

function stepOf(
  field: string,
  sent: string | undefined,
  decimalSign: '.' | ',',
  notes: Notes,
): number | undefined {
  if (sent === undefined) return undefined;
  const read = wholeOf(sent, decimalSign, caps.highestQuantity, () => notes.leaveOut(field, 'Adjusted'));
  if ('reason' in read) return notes.refuse(field, read.reason, sent);
  if (read.number > 0) return read.number;
  notes.leaveOut(field, 'Adjusted');
  return 1;
}

export function packingsOf(sent: SentArticle, decimalSign: '.' | ',', notes: Notes): Packing[] {
  return sent.packings.flatMap(({ code, quantity, gtin }) => {
    const unit = unitCode(code ?? '');
    const read = wholeOf(quantity ?? '', decimalSign, caps.highestQuantity, () =>
      notes.leaveOut('packings', 'Adjusted'),
    );
    if (unit === undefined)
      notes.leaveOut(`packing ${code ?? ''}`, code === undefined ? 'WithoutValue' : 'UnitUnknown');
    else if ('reason' in read) notes.leaveOut('packings', read.reason);
    else if (read.number === 0) notes.leaveOut('packings', 'WithoutValue');
    else return [{ unit, quantity: read.number, ean: gtin === undefined ? null : (gtinOf(gtin) ?? null) }];
    return [];
  });
}
