import { csvSeparators, csvText } from '@werkbank/contracts/csv';
import type { Language } from '@werkbank/contracts/localization';
import { quickOrderColumns } from '@werkbank/contracts/quick-order';

/** A file to begin with: the heads, and lines that show how it is filled in. */
export function sampleText(language: Language): string {
  const { number, quantity } = quickOrderColumns;
  const rows = [
    [number.title[language], quantity.title[language]],
    ['338-0680', '10'],
    ['4012345678901', '5'],
  ];
  return csvText(rows, csvSeparators[language]);
}
