const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Content = string | number | readonly string[];

/** An element on its own line; a list holds its children. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inner = Array.isArray(content) ? `\n${content.join('')}` : escaped(String(content));
  return `<${name}${given}>${inner}</${name}>\n`;
}
