import type { Country, Currency, Language, Words } from './shapes.ts';

// catalog-structure.json ---------------------------------------------------------------------------------------------

export interface DemoCategory {
  /** A slug, unique over the whole tree. */
  categoryId: string;
  parentId: string | null;
  /** A leaf is a group: it has a table of articles. */
  kind: 'category' | 'group';
  position: number;
  de: string;
  en: string;
  imageUrl: string;
}

export interface DemoColumn {
  key: string;
  de: string;
  en: string;
  /** Such as mm, °, Nm; null where the value has none. */
  unit: string | null;
  /** The letter of this dimension in the group's drawing. */
  letter: string | null;
  kind: 'number' | 'text';
  align: 'left' | 'right';
  /** Decimal places to show; fewer where the value has fewer. Numbers only. */
  digits: number | null;
  /** Names of a text column's values; a value that is missing here reads the same in both languages. */
  values: Record<string, Words> | null;
}

export interface DemoGroup {
  /** The categoryId of its leaf. */
  groupId: string;
  description: Words;
  imageUrl: string;
  drawingUrl: string;
  columns: DemoColumn[];
  /** Shown when a row is opened. */
  detailsColumns: DemoColumn[];
  /** Keys of columns and detailsColumns by which the table can be narrowed; the producer always can. */
  facets: string[];
}

export interface DemoMaterialGroup {
  id: number;
  name: string;
  nameEn: string;
}

export interface DemoArticleGroup {
  id: number;
  producerCompanyId: number;
  name: string;
  materialGroupIds: number[];
}

export interface DemoDiscount {
  id: number;
  materialOrArticleGroupId: number;
  /** Set for PercentageMaterialGroup. A percentage with two decimals. */
  discountValue: number | null;
  /** Set for QuantityMaterialGroup, ascending, the first with minQuantity 0. */
  discountQuantities: { minQuantity: number; discountValue: number }[];
}

export interface DemoDiscountGroup {
  id: number;
  producerCompanyId: number;
  name: string;
  /** The "Unassigned customers" group: every producer company has exactly one. */
  isOtherCustomerGroup: boolean;
  discountType: 'Percentage' | 'PercentageMaterialGroup' | 'QuantityMaterialGroup';
  materialGroupType: 'MaterialGroup' | 'ArticleGroup';
  /** Set for Percentage. */
  discountValue: number | null;
  discounts: DemoDiscount[];
}

export interface DemoDiscountAssignment {
  id: number;
  discountGroupId: number;
  customerCompanyId: number;
}

export interface DemoCountryPriceFactor {
  id: number;
  producerCompanyId: number;
  targetCountry: Country;
  /** Two decimals: 1.04 makes everything 4 % dearer. */
  factor: number;
}

export interface DemoSurcharge {
  id: number;
  producerCompanyId: number;
  materialGroupId: number;
  /** Per cent of the line. */
  value: number;
}

export interface CatalogStructureFile {
  categories: DemoCategory[];
  groups: DemoGroup[];
  materialGroups: DemoMaterialGroup[];
  articleGroups: DemoArticleGroup[];
  discountGroups: DemoDiscountGroup[];
  discountAssignments: DemoDiscountAssignment[];
  countryPriceFactors: DemoCountryPriceFactor[];
  surcharges: DemoSurcharge[];
}

// articles.ndjson: one of these per line -----------------------------------------------------------------------------

export interface DemoArticle {
  articleId: string;
  groupId: string;
  producerId: number;
  /** The producer's own number, unique within the producer. */
  materialNumber: string;
  materialGroupId: number;
  ean: string;
  listPrice: number;
  listPriceCurrency: Currency;
  /** Swiss incentive tax on volatile organic compounds, cents per piece; mostly 0. */
  voc: number;
  leadTimeDays: number;
  /** One entry per dispatch location of the producer. */
  stock: { dispatchLocationId: number; level: number }[];
  /** The name of the article: short, with the size. */
  text: Words;
  description: Words;
  /** Raw values by column key; see DemoColumn.values for the names of text values. */
  properties: Record<string, number | string>;
  partSpecifications: Record<Language, { name: string; value: string }[]>;
  partDescription: Words;
  /** By the material of the workpiece (ISO 513): m/min, and mm per turn or tooth. */
  cuttingData: { material: string; speed: number; feed: number | null }[];
  unit: Words;
  weightGrams: number;
  tariffNumber: string;
  originCountry: string;
  imageUrl: string;
  drawingUrl: string;
  documentLinks: { link: string; fileName: string; bytes: number }[];
  videoUrl: string | null;
  /** Set where the article is listed but not sold. */
  notForSaleReason: Words | null;
}

// makers/imports.json ------------------------------------------------------------------------------------------------

/** Catalogue files of producers, in their order. */
export interface MakersFile {
  imports: {
    companyId: number;
    producerId: number;
    sentBy: { userId: number; email: string; firstName: string; lastName: string };
    /** In the same folder. */
    file: string;
    mode: 'update' | 'stock';
    /** The producer's own groups in the shop. */
    places: { sourceGroup: string; groupId: string; materialGroupId: number }[];
  }[];
}
