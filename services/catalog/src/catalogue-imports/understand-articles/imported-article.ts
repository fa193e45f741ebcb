import type { Language } from '@werkbank/contracts/localization';
import type { CuttingData, ListPrice, Packing } from '../../catalogue/index.js';

export type { CuttingData, ListPrice, Packing };

export type Texts = Partial<Record<Language, string>>;

export interface ImportedFeatures {
  /** Undefined for features of the maker's own. */
  system: string | undefined;
  classId: string | undefined;
  features: ImportedFeature[];
}

export interface ImportedFeature {
  id: string | undefined;
  name: Texts;
  /** Numbers in the unit, or texts. */
  values: (number | Texts)[];
  unit: string | undefined;
}

export interface Classification {
  system: 'ETIM' | 'ECLASS' | 'UNSPSC' | (string & {});
  version: string | undefined;
  code: string;
}

export interface ImportedMedium {
  source: string;
  kind: 'image' | 'document' | 'video';
  purpose: string | undefined;
  description: Texts;
}

export type ReferenceKind =
  | 'accessory'
  | 'sparePart'
  | 'followedBy'
  | 'similar'
  | 'part'
  | 'mandatory'
  | 'baseProduct'
  | 'otherOrderUnit'
  | 'other';

export interface ImportedReference {
  kind: ReferenceKind;
  materialNumber: string;
  quantity: number | undefined;
}

/** An article as a file describes it. An absent property is not in the file. Null means that the article has none. */
export interface ImportedArticle {
  materialNumber: string;
  name?: Texts;
  description?: Texts;
  keywords?: Partial<Record<Language, string[]>>;
  ean?: string | null;
  makerNumber?: string | null;
  makerName?: string | null;
  materialGroup?: string | null;
  /** UN/ECE Recommendation 20 and 21. */
  orderUnit?: string;
  contentUnit?: string | null;
  /** A decimal text: content units in an order unit. */
  contentQuantity?: string | null;
  minQuantity?: number;
  quantityInterval?: number;
  packings?: Packing[];
  prices?: ListPrice[];
  leadTimeDays?: number | null;
  tariffNumber?: string | null;
  originCountry?: string | null;
  weightGrams?: number | null;
  features?: ImportedFeatures[];
  classifications?: Classification[];
  groups?: string[];
  media?: ImportedMedium[];
  references?: ImportedReference[];
  dangerousGoods?: string[];
  status?: 'new' | 'delete' | 'offSale';
  cuttingData?: CuttingData[];
}
