import { xmlText } from '@werkbank/contracts/text';

export type Xml = string;

type Attributes = Readonly<Record<string, string>>;

/** An element of text or of other elements; those that are left out are `false`. */
export function element(
  name: string,
  content: string | readonly (Xml | false)[],
  attributes: Attributes = {},
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inner =
    typeof content === 'string' ? escape(content) : content.filter((part) => part !== false).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** Characters that XML forbids were never on paper either. */
function escape(text: string): string {
  return xmlText(text)
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
