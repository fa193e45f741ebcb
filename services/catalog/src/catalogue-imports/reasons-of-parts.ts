import type { Language } from '@werkbank/contracts/localization';
import type { LeftOutReason } from './read-file/left-out.js';
import type { RefusalReason } from './reasons.js';

type Sentence = Readonly<Record<Language, string>>;
const sentence = (de: string, en: string): Sentence => ({ de, en });

/** Reasons for leaving out a part of a file; the same errors refuse an article where they matter more. */
export const partReasons = {
  NotOfTheShop: sentence('Der Shop zeigt diese Angabe nicht.', 'The shop does not show these data.'),
  UnknownElement: sentence(
    'Der Standard BMEcat kennt dieses Element nicht.',
    'The BMEcat standard does not know this element.',
  ),
  WithoutValue: sentence('Die Angabe hat keinen Wert.', 'There is no value.'),
  Repeated: sentence(
    'Die Angabe kommt mehrfach vor. Übernommen wird die erste.',
    'The file has these data more than once. The first ones are taken.',
  ),
  OtherLanguage: sentence(
    'Der Shop zeigt Texte auf Deutsch und Englisch, nicht in dieser Sprache.',
    'The shop shows texts in German and English, not in this language.',
  ),
  OtherPriceType: sentence(
    'Als Listenpreis gilt eine andere Preisart der Datei.',
    'Another price type of the file is the list price.',
  ),
  UnreadValue: sentence('Der Wert lässt sich nicht lesen.', 'The value cannot be read.'),
  Adjusted: sentence(
    'Übernommen wird eine ganze Zahl; Mindest-, Schritt- und Preismenge sind mindestens 1.',
    'A whole number is taken; minimum, interval and price quantity are at least 1.',
  ),
  Shortened: sentence(
    'Der Text ist zu lang und wurde gekürzt übernommen.',
    'The text is too long and is taken in a shortened form.',
  ),
  ColumnLeftOut: sentence(
    'Dieser Spalte ist keine Bedeutung zugeordnet.',
    'No meaning is assigned to this column.',
  ),
  FormulaResultTaken: sentence(
    'Die Zelle enthält eine Formel. Übernommen wird ihr gespeichertes Ergebnis.',
    'The cell has a formula. Its stored result is taken.',
  ),
  MacrosIgnored: sentence(
    'Makros der Mappe werden weder gelesen noch ausgeführt.',
    'Macros of the workbook are neither read nor run.',
  ),
  SheetLeftOut: sentence(
    'Gelesen wird das erste Blatt mit bekannten Spaltenköpfen, dieses nicht.',
    'The first sheet with known column heads is read, this one is not.',
  ),
} as const satisfies Record<Exclude<LeftOutReason, RefusalReason>, Sentence>;
