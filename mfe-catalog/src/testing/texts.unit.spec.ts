import { join } from 'node:path';
import { askedTexts, unwrittenTexts } from '@werkbank/kit/testing/asked-texts';
import { localeGaps } from '@werkbank/kit/testing/locale-gaps';
import articlesDe from '../../locales/articles.de.json';
import articlesEn from '../../locales/articles.en.json';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import importsDe from '../../locales/imports.de.json';
import importsEn from '../../locales/imports.en.json';
import ownArticlesDe from '../../locales/own-articles.de.json';
import ownArticlesEn from '../../locales/own-articles.en.json';
import toolsDe from '../../locales/tools-for-task.de.json';
import toolsEn from '../../locales/tools-for-task.en.json';

const screens = join(import.meta.dirname, '..');

describe('the texts of the catalogue', () => {
  it('are the same in both languages', () => {
    expect(localeGaps({ de, en })).toEqual([]);
    expect(localeGaps({ de: articlesDe, en: articlesEn })).toEqual([]);
    expect(localeGaps({ de: importsDe, en: importsEn })).toEqual([]);
    expect(localeGaps({ de: toolsDe, en: toolsEn })).toEqual([]);
    expect(localeGaps({ de: ownArticlesDe, en: ownArticlesEn })).toEqual([]);
  });

  it('hold every key that a screen asks for', () => {
    expect(askedTexts(screens).length).toBeGreaterThan(20);
    const written = [de, articlesDe, importsDe, ownArticlesDe, toolsDe];
    const missing = written.map((texts) => new Set(unwrittenTexts(screens, texts)));
    expect(askedTexts(screens).filter((key) => missing.every((keys) => keys.has(key)))).toEqual([]);
  });
});
