import { caps } from '../caps.js';
import type { LeftOutReason } from '../read-file/left-out.js';
import type { SentArticle } from '../read-file/sent-article.js';
import type { UnderstandingContext } from './context.js';
import { classificationsOf, cuttingDataOf, featuresOf } from './features.js';
import { countryOf, gtinOf, tariffNumberOf } from './identifiers.js';
import type { ImportedArticle } from './imported-article.js';
import { mediaOf, referencesOf } from './media.js';
import { Notes, type RefusedField } from './notes.js';
import { decimalOf, wholeOf } from './numbers.js';
import { orderTermsOf, packingsOf } from './order-terms.js';
import { pricesOf } from './prices.js';
import { isNone, keywordsOf, lineOf, textsOf } from './texts.js';

export type UnderstoodArticle =
  | { article: ImportedArticle; refused: [] }
  | { article: undefined; refused: RefusedField[] };

/** An article of any file in the shop's own terms, or all reasons against it: a part of an article never arrives. */
export function understandArticle(sent: SentArticle, context: UnderstandingContext): UnderstoodArticle {
  const notes = new Notes(context.leftOut);
  const article = understood(sent, context, notes);
  const { refused } = notes;
  return article && refused.length === 0 ? { article, refused: [] } : { article: undefined, refused };
}

function understood(
  sent: SentArticle,
  context: UnderstandingContext,
  notes: Notes,
): ImportedArticle | undefined {
  const { language, decimalSign } = context.header;
  const materialNumber = numberOf(sent.number, notes);
  if (materialNumber === undefined) return undefined;
  const features = featuresOf(sent.features, language, decimalSign, notes);
  return withoutAbsent({
    materialNumber,
    name: textsOf(sent.shortText, language, { field: 'name', most: caps.nameCharacters }, notes),
    description: textsOf(
      sent.longText,
      language,
      { field: 'description', most: caps.textCharacters, hasLines: true },
      notes,
    ),
    keywords: sent.keywords.length > 0 ? keywordsOf(sent.keywords, language, notes) : undefined,
    ean: optional('ean', sent.gtin, 'GtinWrong', gtinOf, notes),
    makerNumber: optional('makerNumber', sent.makerNumber, 'UnreadValue', visibleLine, notes),
    makerName: optional('makerName', sent.maker, 'UnreadValue', visibleLine, notes),
    materialGroup: optional('materialGroup', sent.materialGroup, 'UnreadValue', visibleLine, notes),
    ...orderTermsOf(sent, decimalSign, notes),
    packings: some(packingsOf(sent, decimalSign, notes)),
    prices: pricesOf(sent, context, notes),
    leadTimeDays: optional(
      'leadTimeDays',
      sent.leadTimeDays,
      'UnreadValue',
      (text) => daysOf(text, decimalSign),
      notes,
    ),
    tariffNumber: optional('tariffNumber', sent.tariffNumber, 'TariffNumberWrong', tariffNumberOf, notes),
    originCountry: optional('originCountry', sent.originCountry, 'CountryUnknown', countryOf, notes),
    weightGrams: optional(
      'weight',
      sent.weight,
      'UnreadValue',
      (text) => gramsOf(text, sent.weightUnit, decimalSign),
      notes,
    ),
    features: some(features),
    classifications: some(classificationsOf(sent.features)),
    groups: some(sent.groups.map(lineOf).filter((id) => id !== '')),
    media: sent.media && mediaOf(sent.media, language, notes),
    references: some(referencesOf(sent.references, materialNumber, decimalSign, notes)),
    dangerousGoods: some(sent.dangerousGoods.map(lineOf).filter((text) => text !== '')),
    status: statusOf(sent),
    cuttingData: some(cuttingDataOf(features)),
  });
}

/** Numbers keep their case and signs, with single blanks. */
function numberOf(sent: string, notes: Notes): string | undefined {
  const number = lineOf(sent);
  if (number === '') return notes.refuse('materialNumber', 'NumberMissing', sent);
  if (number.length > caps.numberCharacters) return notes.refuse('materialNumber', 'NumberTooLong', sent);
  if (/^\d[.,]\d+E\+\d+$/i.test(number)) return notes.refuse('materialNumber', 'NumberAsPower', sent);
  return number;
}

function optional<Value>(
  field: string,
  sent: string | undefined,
  reason: LeftOutReason,
  read: (text: string) => Value | undefined,
  notes: Notes,
): Value | null | undefined {
  if (sent === undefined) return undefined;
  return isNone(sent) ? null : (read(sent) ?? notes.leaveOut(field, reason));
}

function visibleLine(sent: string): string | undefined {
  const line = lineOf(sent);
  return line === '' || line.length > caps.nameCharacters ? undefined : line;
}

function daysOf(text: string, decimalSign: '.' | ','): number | undefined {
  const weeks = /^(.*\d)\s*(?:Wochen?|weeks?|Wo\.?)$/i.exec(text)?.[1];
  const units = ['Arbeitstage', 'Werktage', 'working days', 'Tagen', 'Tage', 'Tag', 'days', 'day', 'd'];
  const read = wholeOf(weeks ?? text, decimalSign, caps.longestLeadTimeDays, () => undefined, units);
  return 'reason' in read ? undefined : read.number * (weeks === undefined ? 1 : 7);
}

const gramsPer: Readonly<Record<string, number>> = {
  kg: 1000,
  kgm: 1000,
  g: 1,
  grm: 1,
  mg: 0.001,
  t: 1_000_000,
};

/** Whole grams. Goods of less than half a gram weigh one. */
function gramsOf(text: string, unit: string | undefined, decimalSign: '.' | ','): number | undefined {
  const [, number = text, written] = /^(.*\d)\s*(kg|g|mg|t)$/i.exec(text) ?? [];
  const read = decimalOf(number, decimalSign);
  const factor = gramsPer[(written ?? unit ?? 'kg').trim().toLowerCase()];
  if ('reason' in read || factor === undefined) return undefined;
  const grams = Number(read.decimal) * factor;
  return grams > 0 && grams <= caps.heaviestGrams ? Math.max(1, Math.round(grams)) : undefined;
}

function statusOf({ mode, statuses }: SentArticle): ImportedArticle['status'] {
  if (mode?.toLowerCase() === 'delete') return 'delete';
  const words = statuses.join(' ').toLowerCase();
  if (/delete|lösch/.test(words)) return 'delete';
  if (/discontinu|eingestellt|nicht mehr|off sale|gesperrt|inaktiv|inactive|entfallen/.test(words))
    return 'offSale';
  return /(?:^|\s)(?:new|new_article|new_product|neu)\b/.test(words) ? 'new' : undefined;
}

const some = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);

function withoutAbsent(
  fields: { [Key in keyof ImportedArticle]: ImportedArticle[Key] | undefined },
): ImportedArticle {
  for (const key of Object.keys(fields) as (keyof ImportedArticle)[])
    if (fields[key] === undefined) delete fields[key];
  return fields as ImportedArticle;
}
