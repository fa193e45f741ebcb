import type { Language } from '@werkbank/contracts/localization';
import { caps } from '../caps.js';
import type { LeftOut } from './left-out.js';
import type { SentTexts } from './sent-article.js';
import type { XmlElement } from './xml-records.js';

const canonicalNames = new Map<string, string>();

/** BMEcat 2005 renames the articles of 1.2: both get the newer name. */
export function canonical(name: string): string {
  let known = canonicalNames.get(name);
  if (known === undefined) {
    known = name
      .replace(/^ARTICLE/, 'PRODUCT')
      .replace(/^ART_ID/, 'PROD_ID')
      .replace(/_AID$/, '_PID')
      .replace(/^UDX[._]EDXF[._]/, 'UDX.');
    // A file can make up names without end.
    if (canonicalNames.size < caps.namesOfElements) canonicalNames.set(name, known);
  }
  return known;
}

const none: readonly XmlElement[] = [];

/** Children of an element by name, in any order of the file. */
export class Children {
  private readonly elements: readonly XmlElement[];
  private readonly names: readonly string[];
  private readonly asked: string[] = [];

  constructor(
    private readonly parent: XmlElement | undefined,
    private readonly leftOut: LeftOut,
  ) {
    this.elements = parent?.children ?? none;
    this.names = this.elements.map(({ name }) => canonical(name));
  }

  all(...names: readonly string[]): XmlElement[] {
    const found: XmlElement[] = [];
    for (const name of names) {
      this.asked.push(name);
      for (let at = this.names.indexOf(name); at >= 0; at = this.names.indexOf(name, at + 1))
        found.push(this.elements[at]!);
    }
    return found;
  }

  one(...names: readonly string[]): XmlElement | undefined {
    const found = this.all(...names);
    if (found.length > 1) this.leftOut.add(this.path(names[0] ?? ''), 'Repeated', found.length - 1);
    return found[0];
  }

  /** The text of a child, undefined for a missing or empty one. */
  text(...names: readonly string[]): string | undefined {
    return textOf(this.one(...names));
  }

  /** The first text of several children of one name. */
  firstText(...names: readonly string[]): string | undefined {
    for (const element of this.all(...names)) {
      const text = textOf(element);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  texts(language: Language | undefined, ...names: readonly string[]): SentTexts {
    return textsOf(this.all(...names), language, (code) =>
      this.leftOut.add(`${names[0]} (${code})`, 'OtherLanguage'),
    );
  }

  /** Children of a namespace of extensions, such as `UDX.EDXF.GTIN`. */
  extensions(): XmlElement[] {
    return this.all(...new Set(this.names.filter((name) => name.startsWith('UDX'))));
  }

  /** Counts the children that were never read. */
  countRest(): void {
    for (const name of this.names) {
      if (this.asked.includes(name)) continue;
      this.leftOut.add(this.path(name), knownButNotOfTheShop.has(name) ? 'NotOfTheShop' : 'UnknownElement');
    }
  }

  private path(name: string): string {
    return this.parent ? `${canonical(this.parent.name)}/${name}` : name;
  }
}

/** Elements of the standard without a use in the shop. */
const knownButNotOfTheShop = new Set(
  `AGREEMENTS ALLOWANCES_OR_CHARGES_REF AREA_REFS BUYER_PID CALCULATION_GROUP CATALOG_VERSION DAILY_PRICE ERP_GROUP_BUYER FDESCR
  FORDER FT_DESCR FVALUE_IDREF GENERATION_DATE GROUP_DESCRIPTION KEYWORD MANUFACTURER_TYPE_DESCR MEANS_OF_TRANSPORT MIME_EMBEDDED MIME_INFO MIME_ORDER MIME_ROOT
  MIN_VALUE PREDEFINED_CONFIGS PRICE_FLAG PRODUCT_CATEGORY PRODUCT_CONFIG_DETAILS PRODUCT_CONTACTS PRODUCT_IPP_DETAILS
  PRODUCT_ORDER PRODUCT_TO_CATALOGGROUP_MAP_ORDER PRODUCT_TYPE REFERENCE_DESCR REMARKS SEGMENT SPECIAL_TREATMENT_CLASS_DETAILS
  STATISTICS_FACTOR SUPPLIER_ALT_PID TAX TAX_DETAILS TRANSPORT USER_DEFINED_EXTENSIONS`.split(/\s+/),
);

export function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim();
  return text === undefined || text === '' ? undefined : text;
}

const twoLetters: Readonly<Record<string, Language>> = {
  de: 'de',
  deu: 'de',
  ger: 'de',
  en: 'en',
  eng: 'en',
};

const languagesOfCodes = new Map<string, Language | undefined>();

/** The language of a code such as `deu`, `de`, `de-CH` or `ENG`, undefined for other languages. */
export function languageOf(code: string | undefined): Language | undefined {
  if (code === undefined) return undefined;
  if (!languagesOfCodes.has(code) && languagesOfCodes.size < caps.namesOfElements)
    languagesOfCodes.set(code, twoLetters[code.trim().toLowerCase().split(/[-_]/)[0] ?? '']);
  return languagesOfCodes.get(code);
}

/** Texts by language. One without a language has the file's. */
export function textsOf(
  elements: readonly XmlElement[],
  language: Language | undefined,
  leaveOut: (code: string) => void,
): SentTexts {
  const texts: SentTexts = {};
  for (const element of elements) {
    const text = textOf(element);
    if (text === undefined) continue;
    const code = element.attributes['lang'];
    const own = code === undefined || code === '' ? (language ?? 'und') : languageOf(code);
    if (own === undefined) leaveOut(code ?? '');
    else texts[own] ??= text;
  }
  return texts;
}
