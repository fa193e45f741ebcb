import { type Language, languages } from '@werkbank/contracts/localization';
import type { LocalizedText } from '@werkbank/contracts/entities';
import { textIn } from '../../catalogue/index.js';
import { leaf } from './xml.js';

type Texts = Partial<LocalizedText>;

/** A version of BMEcat with its names of elements. */
export interface Dialect {
  version: '2005' | '1.2';
  /** Start of the file, up to the first element in the root. */
  start: string;
  /** Begins the names of an article's elements. */
  article: 'PRODUCT' | 'ARTICLE';
  /** Ends the names of numbers. */
  number: 'PID' | 'AID';
  /** Element of a number outside of its article. */
  key: 'PROD_ID' | 'ART_ID';
  languages: readonly Language[];
  /** The text in each language, or in the one of the file. */
  texts: (name: string, texts: Texts | null) => string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const languageCodes: Readonly<Record<Language, string>> = { de: 'deu', en: 'eng' };

export const bmecat2005: Dialect = {
  version: '2005',
  start: `${declaration}<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">\n`,
  article: 'PRODUCT',
  number: 'PID',
  key: 'PROD_ID',
  languages,
  texts: (name, texts) =>
    languages.map((language) => leaf(name, texts?.[language], { lang: languageCodes[language] })).join(''),
};

/** In one language; a text that is missing in it is in the other one. */
export const bmecat12 = (language: Language): Dialect => ({
  version: '1.2',
  start: `${declaration}<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="1.2" xmlns="http://www.bmecat.org/bmecat/1.2/bmecat_new_catalog">\n`,
  article: 'ARTICLE',
  number: 'AID',
  key: 'ART_ID',
  languages: [language],
  texts: (name, texts) => (texts === null ? '' : leaf(name, textIn(texts, language))),
});
