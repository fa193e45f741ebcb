import type { LocalizedText } from '@werkbank/contracts/entities';

/** A list price of an article under conditions. Of several that hold, `chooseListPrice` of the price engine takes one. */
export interface ListPrice {
  /** Cents of `priceQuantity` order units. */
  amount: number;
  currency: string;
  priceQuantity: number;
  /** Order units from which on it holds. */
  minQuantity: number;
  /** ISO 3166 codes of countries of delivery; none: everywhere. */
  territories: string[];
  /** First and last day, `YYYY-MM-DD`. */
  validFrom: string | null;
  validUntil: string | null;
}

/** A package of a trade level, such as a box of 10. */
export interface Packing {
  /** UN/ECE Recommendation 20 or 21. */
  unit: string;
  /** Order units in it. */
  quantity: number;
  ean: string | null;
}

/** A class of a classification system, such as ETIM 9.0 EC000785. */
export interface Classification {
  system: string;
  version: string | null;
  code: string;
}

type Relation =
  | 'accessory'
  | 'sparePart'
  | 'followedBy'
  | 'similar'
  | 'part'
  | 'mandatory'
  | 'baseProduct'
  | 'otherOrderUnit'
  | 'other';

/** An article of the same producer that another one refers to by its number, whether it exists or not. */
export interface RelatedArticle {
  relation: Relation;
  materialNumber: string;
  quantity: number | null;
}

/** A picture, document or video of the media store, in the order in which they are shown. */
export interface ArticleMedium {
  mediaId: string;
  kind: 'image' | 'document' | 'video';
  /** In the producer's words: `normal`, `drawing`, `safetyDataSheet`, `manual`, … */
  purpose: string | null;
  description: Partial<LocalizedText> | null;
  fileName: string | null;
  /** Pixels, of pictures. */
  width: number | null;
  height: number | null;
}

/** Marks of dangerous goods. */
export interface Safety {
  unNumber?: string;
  hazardClasses?: string[];
  /** Further marks in the producer's words. */
  marks?: string[];
}

/** Cutting speed and feed of a tool in a material. */
export interface CuttingData {
  material: string;
  /** m/min */
  speed: number | null;
  /** mm per tooth or turn. */
  feed: number | null;
}

export interface SourceFeature {
  system: string | null;
  classId: string | null;
  id: string | null;
  name: Partial<LocalizedText>;
  values: (number | Partial<LocalizedText>)[];
  /** A sign such as mm, or as the producer writes it. */
  unit: string | null;
}

export interface OwnMedia {
  imageUrl: string | null;
  documentLinks: unknown[];
  videoUrl: string | null;
}

/** A medium by its address or the name of its file, before it is fetched. */
export interface SourceMedium {
  source: string;
  kind: 'image' | 'document' | 'video';
  purpose: string | null;
  description: Partial<LocalizedText>;
  /** Version of a file in an archive: another content under the same name has another one. */
  version?: string;
}
