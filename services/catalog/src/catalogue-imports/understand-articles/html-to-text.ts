const htmlTags =
  'a|abbr|b|big|blockquote|body|br|center|cite|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|li|meta|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|o:p';
const tag = new RegExp(`<(/?)(${htmlTags})(?=[\\s/>])[^<>]*>`, 'gi');
const breaking = /^(?:blockquote|br|dd|div|dl|dt|h\d|hr|li|ol|p|pre|table|tr|ul)$/i;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi;

/** A text without HTML, with its line breaks. A sign such as `<` before a number stays. */
export function htmlToText(text: string): string {
  const hasTags = text.includes('<');
  const hasEntities = text.includes('&');
  if (!hasTags && !hasEntities) return text;
  const plain = hasTags ? withoutTags(text) : text;
  return hasEntities ? plain.replaceAll(entity, decoded) : plain;
}

/** Escapes a text so that `htmlToText` returns it unchanged. */
export const textAsHtml = (text: string): string =>
  htmlToText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function withoutTags(text: string): string {
  const visible = text
    .replaceAll(/<!--[^>]*-->/g, '')
    .replaceAll(/<(script|style)\b[^>]*>[^<]*<\/\1\s*>/gi, '');
  if (!visible.match(tag)) return visible;
  // In HTML, breaks of the source are blanks.
  return visible
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(tag, (_all, slash: string, name: string) => {
      if (/^li$/i.test(name)) return slash === '' ? '\n• ' : '\n';
      if (/^t[dh]$/i.test(name)) return slash === '' ? '' : ' ';
      return breaking.test(name) ? '\n' : '';
    })
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function decoded(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named.get(name) ?? named.get(name.toLowerCase()) ?? all;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : all;
}

/** Entities of Latin 1 and those of the trade. Source: WHATWG HTML, named character references. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const named = new Map<string, string>([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    hellip: '…',
    permil: '‰',
    trade: '™',
    larr: '←',
    rarr: '→',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    Omega: 'Ω',
    alpha: 'α',
    beta: 'β',
    mu: 'μ',
    pi: 'π',
    Oslash: 'Ø',
    minus: '−',
    infin: '∞',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  }),
]);
