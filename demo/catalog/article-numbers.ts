import { chanceBetween } from '../chance/chance.ts';
import { slugOf } from '../people/producers.ts';
import type { Offer } from './choose-offers.ts';

/** Every producer writes its numbers in its own way, with dashes, blanks or dots: search has to cope with all of them. */
export function materialNumberOf({ group, size, option, producer }: Offer): string {
  const [, stem = group.code, type = ''] = /^(\d+)(.*)$/.exec(group.code) ?? [];
  const parts = [stem, size.code, type, option.code].filter((part) => part !== '');
  switch (producer.id % 4) {
    case 0:
      return parts.join(' ');
    case 1:
      return parts.join('-');
    case 2:
      return [producer.name.slice(0, 2).toUpperCase() + stem + type, size.code, option.code]
        .filter((part) => part !== '')
        .join('.');
    default:
      return [`${stem}${type}`, size.code, option.code].filter((part) => part !== '').join('-');
  }
}

export function articleIdOf(producerName: string, materialNumber: string): string {
  return `${slugOf(producerName)}-${slugOf(materialNumber)}`;
}

/** An EAN-13 from the range for in-house use, so that it collides with no real product. */
export function eanOf(producerName: string, serial: number): string {
  const body = `20${chanceBetween(`ean ${producerName}`, 10_000, 99_999)}${String(serial).padStart(5, '0')}`;
  const sum = body
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
