import type { Language } from '@werkbank/contracts/localization';
import type { CategoryTree } from '../../articles/index.js';
import type { PriceTerms } from '../../pricing/index.js';

export interface CustomerExport {
  terms: PriceTerms;
  tree: CategoryTree;
  /** Origin of the addresses of media. */
  origin: string;
  language: Language;
  format: string;
}
