import type { Language } from '@werkbank/contracts/localization';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { TableColumn } from './table-column.js';
import type { ExportedArticle } from './exported-article.js';

/** List prices of a producer, or prices of one customer. */
export type PriceType = 'net_list' | 'net_customer';

export interface ExportedGroup {
  sourceGroup: string;
  parent: string | null;
  name: Partial<LocalizedText>;
}

/** Articles for one caller, in any format. */
export interface CatalogueToExport {
  supplier: string;
  /** ISO 4217, for prices without a currency. */
  currency: string;
  priceType: PriceType;
  groups: readonly ExportedGroup[];
  /** All articles from the first one on, batch by batch. */
  read(): AsyncGenerator<ExportedArticle[]>;
  columns(language: Language): Promise<TableColumn[]>;
}
