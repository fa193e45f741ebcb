const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML 1.0. Signs that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with other elements in it; nothing where it would be empty. */
export function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const content = children.join('');
  return content === '' ? '' : `<${name}${attributesText(attributes)}>${content}</${name}>`;
}

/** An element with a text or number; nothing where there is none. */
export function leaf(
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'number' ? decimalText(value) : escapeXml(value);
  return `<${name}${attributesText(attributes)}>${text}</${name}>`;
}

/** A number without an exponent and without groups. */
export const decimalText = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
