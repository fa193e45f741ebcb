import type { CategoryPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';

/** Titles as the pages of mfe-catalog write them, and the sentence that search engines show below. */
export const pageWords: Record<
  Language,
  {
    home: { title: string; description: string };
    tools: { title: string; description: string };
    all: string;
    search: (text: string) => { title: string; description: string };
    category: (category: CategoryPage) => string;
    article: (name: string, producer: string, number: string) => string;
  }
> = {
  de: {
    home: {
      title: 'Werkzeuge für die Industrie',
      description:
        'Bohren, Gewinden, Fräsen, Messen und Spannen: Werkzeuge vieler Hersteller mit Preis, Bestand und Termin, in einer Bestellung.',
    },
    tools: {
      title: 'Werkzeug nach Aufgabe',
      description:
        'Bohren, Gewinden, Fräsen, Reiben, Messen, Schrauben: passende Werkzeuge nach Werkstoff und Größe, mit Startwerten und Kernlochbohrer.',
    },
    all: 'Alle Kategorien',
    search: (text) => ({
      title: `Suche: ${text}`,
      description: `Werkzeuge zu „${text}“ mit Preis, Bestand und Termin.`,
    }),
    category: ({ categoryDescription, articleCount, subcategories }) =>
      `${categoryDescription}: ${articleCount.toLocaleString('de')} Artikel mit Maßen, Preis und Termin${listed(subcategories)}.`,
    article: (name, producer, number) =>
      `${name} von ${producer}, Artikelnummer ${number}: Maße, Preis, Bestand und Termin.`,
  },
  en: {
    home: {
      title: 'Tools for industry',
      description:
        'Drilling, threading, milling, measuring and clamping: tools of many producers with price, stock and date, in one order.',
    },
    tools: {
      title: 'Tools by task',
      description:
        'Drill, thread, mill, ream, measure, tighten: the tools that fit material and size, with starting values and core-hole drill.',
    },
    all: 'All categories',
    search: (text) => ({
      title: `Search: ${text}`,
      description: `Tools for “${text}” with price, stock and date.`,
    }),
    category: ({ categoryDescription, articleCount, subcategories }) =>
      `${categoryDescription}: ${articleCount.toLocaleString('en').replaceAll(',', '\u00a0')} articles with dimensions, price and date${listed(subcategories)}.`,
    article: (name, producer, number) =>
      `${name} by ${producer}, article number ${number}: dimensions, price, stock and date.`,
  },
};

function listed(cards: CategoryPage['subcategories']): string {
  const names = cards.slice(0, 5).map((card) => card.categoryDescription);
  return names.length === 0 ? '' : ` – ${names.join(', ')}`;
}
