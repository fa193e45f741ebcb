import type { Language } from '@werkbank/contracts/localization';
import { ownNumberHeads, quickOrderColumns } from '@werkbank/contracts/quick-order';

interface Column {
  readonly title: Readonly<Record<Language, string>>;
  readonly heads: readonly string[];
}

/** The columns of a file of own numbers, with the heads by which the import knows them (`numberForm`). */
export const ownNumberColumns: Readonly<Record<'ownNumber' | 'number' | 'articleText' | 'producer', Column>> =
  {
    ownNumber: {
      title: { de: 'Eigene Artikelnummer', en: 'Own article number' },
      heads: ownNumberHeads,
    },
    number: quickOrderColumns.number,
    articleText: { title: { de: 'Bezeichnung', en: 'Description' }, heads: [] },
    producer: { title: { de: 'Hersteller', en: 'Manufacturer' }, heads: [] },
  };
