import { decimalText } from '../article/decimal-text.js';
import { textAsHtml } from '../../catalogue-imports/index.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML 1.0. Characters that XML cannot hold are left out. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with other elements in it; an empty text instead of an empty element. */
export function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const content = children.join('');
  return content === '' ? '' : `<${name}${attributesText(attributes)}>${content}</${name}>`;
}

/** An element with a text or number; with an empty text if it has no value. */
export function leaf(
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'number' ? decimalText(value) : escapeXml(textAsHtml(value));
  return `<${name}${attributesText(attributes)}>${text}</${name}>`;
}

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
