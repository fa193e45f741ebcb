import type { ArticleEdit } from '@werkbank/contracts/entities';
import type { ListPrice } from '../../catalogue/index.js';
import { caps } from '../caps.js';
import { noLongerOffered } from './no-longer-offered.js';
import type { RefusalReason } from '../reasons.js';
import type { SentColumns } from '../tables/index.js';

interface Refused {
  refused: { field: string; code: RefusalReason; value: string };
}
type Edited = { sent: SentColumns; refused?: undefined } | Refused;

const refusal = (field: string, code: RefusalReason, value = ''): Refused => ({
  refused: { field, code, value },
});

/** The columns that an edit of many articles gives to one of them, or why it cannot. */
export function editedColumns(edit: ArticleEdit, current: SentColumns): Edited {
  const prices = edit.price ? movedPrices(edit.price, current) : { sent: {} };
  if (prices.refused) return prices;
  const texts = edit.replace ? replacedTexts(edit.replace, current) : { sent: {} };
  if (texts.refused) return texts;
  const sent: SentColumns = {
    ...prices.sent,
    ...texts.sent,
    ...columnIf('lead_time_days', edit.leadTimeDays),
    ...columnIf('min_quantity', edit.minQuantity),
    ...columnIf('quantity_interval', edit.quantityInterval),
    ...columnIf('group_id', edit.groupId),
    ...columnIf('material_group_id', edit.materialGroupId),
    ...columnIf('not_for_sale_reason', saleReason(edit.isOnSale, current)),
  };
  return { sent };
}

const columnIf = (column: string, value: unknown): SentColumns =>
  value === undefined ? {} : { [column]: value };

/** An article that is off sale for another reason keeps that one. */
function saleReason(isOnSale: boolean | undefined, current: SentColumns): unknown {
  if (isOnSale === undefined) return undefined;
  return isOnSale ? null : (current['not_for_sale_reason'] ?? noLongerOffered);
}

/** Each price is rounded once, to whole cents of its price quantity. */
function movedPrices(move: NonNullable<ArticleEdit['price']>, current: SentColumns): Edited {
  const amount = current['list_price'];
  const further = Array.isArray(current['further_prices']) ? (current['further_prices'] as ListPrice[]) : [];
  if (typeof amount !== 'number' && further.length === 0) return refusal('listPrice', 'PriceMissing');
  const base = { amount, currency: String(current['list_price_currency']) };
  const moves = ({ currency }: { currency: string }) => move.by === 'percent' || move.currency === currency;
  const moved = (cents: number) =>
    move.by === 'percent'
      ? Math.round((cents * (10_000 + Math.round(move.percent * 100))) / 10_000)
      : cents + move.amount;
  const columns: SentColumns = {};
  if (typeof base.amount === 'number' && moves(base)) columns['list_price'] = moved(base.amount);
  if (further.some(moves))
    columns['further_prices'] = further.map((price) =>
      moves(price) ? { ...price, amount: moved(price.amount) } : price,
    );
  if (Object.keys(columns).length === 0) return refusal('listPrice', 'CurrencyOther', base.currency);
  const cents = [
    columns['list_price'],
    ...((columns['further_prices'] ?? []) as ListPrice[]).map((price) => price.amount),
  ].filter((one) => typeof one === 'number');
  const outside = cents.find((one) => one <= 0 || one > caps.highestPrice);
  if (outside === undefined) return { sent: columns };
  const code = outside > 0 ? 'NumberTooLarge' : outside === 0 ? 'PriceIsZero' : 'NumberNegative';
  return refusal('listPrice', code, (outside / 100).toFixed(2));
}

function replacedTexts(
  { field, find, by }: NonNullable<ArticleEdit['replace']>,
  current: SentColumns,
): Edited {
  const before = current[field];
  if (typeof before !== 'object' || before === null) return { sent: {} };
  const texts = Object.entries(before as Record<string, string>).map(
    ([language, text]) => [language, text.replaceAll(find, () => by).trim()] as const,
  );
  const most = field === 'name' ? caps.nameCharacters : caps.textCharacters;
  const tooLong = texts.find(([, text]) => text.length > most);
  if (tooLong) return refusal(field, 'TextTooLong', tooLong[1].slice(0, 200));
  if (field === 'name' && texts.some(([, text]) => text === '')) return refusal(field, 'NameMissing');
  return { sent: { [field]: Object.fromEntries(texts.filter(([, text]) => text !== '')) } };
}
