import type { Language } from '../localization/index.js';
import { contentOf, isPlain, type OrderUnits, piece } from './order-units.js';
import { unitName } from './unit-names.js';

/** With as many decimals as the content of an order unit can have. */
const tenThousandths = 10_000;

/** "2 Packungen à 10 = 20 Stück"; the bare number for pieces. */
export function quantityInWords(quantity: number, units: OrderUnits | undefined, language: Language): string {
  if (units === undefined || isPlain(units)) return String(quantity);
  const ordered = `${quantity} ${unitName(units.orderUnit, quantity, language)}`;
  const content = contentOf(units);
  if (content === null) return ordered;
  const total = (Math.round(content.quantity * tenThousandths) * quantity) / tenThousandths;
  const each = decimal(content.quantity, language);
  const whole = `${decimal(total, language)} ${unitName(content.unit, total, language)}`;
  return `${ordered} ${language === 'de' ? 'à' : 'of'} ${each} = ${whole}`;
}

/** "10 Stück": content of one order unit; undefined if the article does not state it. */
export function contentInWords(units: OrderUnits, language: Language): string | undefined {
  const content = contentOf(units);
  if (content === null) return undefined;
  return `${decimal(content.quantity, language)} ${unitName(content.unit, content.quantity, language)}`;
}

/** "100 Stück", "Packung": the price quantity in words; undefined for one piece. */
export function pricedUnits(
  priceQuantity: number | undefined,
  units: OrderUnits | undefined,
  language: Language,
): string | undefined {
  const unit = units?.orderUnit ?? piece;
  if (priceQuantity === undefined || priceQuantity === 1) {
    return units === undefined || isPlain(units) ? undefined : unitName(unit, 1, language);
  }
  return `${priceQuantity} ${unitName(unit, priceQuantity, language)}`;
}

/** "Mindestmenge 10, in Schritten von 5"; undefined where any quantity can be ordered. */
export function quantityRule(units: OrderUnits | undefined, language: Language): string | undefined {
  if (units === undefined) return undefined;
  const { minQuantity, quantityInterval } = units;
  const german = language === 'de';
  const parts = [
    ...(minQuantity > 1 ? [`${german ? 'Mindestmenge' : 'Minimum quantity'} ${minQuantity}`] : []),
    ...(quantityInterval > 1 ? [`${german ? 'in Schritten von' : 'in steps of'} ${quantityInterval}`] : []),
  ].join(', ');
  return parts === '' ? undefined : parts.charAt(0).toUpperCase() + parts.slice(1);
}

function decimal(value: number, language: Language): string {
  return language === 'de' ? String(value).replace('.', ',') : String(value);
}
