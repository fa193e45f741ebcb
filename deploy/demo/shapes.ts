/**
 * What the files in the output folder hold. Each service loads the part that it owns:
 * admin.json → services/admin, catalog-structure.json and articles.ndjson → services/catalog,
 * orders.json → services/orders (and services/checkout for `nextOrderId`), accounts.json → whoever prints or signs in.
 * Money is whole cents, ids are whole numbers except articleId, categoryId and groupId.
 */
export type Language = 'de' | 'en';
export type Currency = 'EUR' | 'CHF';
export type Country = 'DE' | 'CH' | 'LI';
/** A text in both languages of the interface. */
export type Words = Record<Language, string>;

// accounts.json ------------------------------------------------------------------------------------------------------

export interface DemoAccount {
  email: string;
  password: string;
  role: 'platform-admin' | 'company-admin' | 'buyer' | 'producer' | 'producer-admin';
  companyId: number | null;
  companyType: 'Customer' | 'Producer' | null;
  companyName: string | null;
}

// admin.json ---------------------------------------------------------------------------------------------------------

export interface DemoProducer {
  id: number;
  /** The producer's name, unique. */
  algoliaId: string;
  /** A fraction: 0.085 is 8.5 %. */
  platformMargin: number;
  customShipping: boolean;
  videoLink: string | null;
  /** Path of the word mark, served by the gateway. */
  logo: string;
}

export interface DemoCompany {
  id: number;
  kind: 'Customer' | 'Producer';
  producerId: number | null;
  name: string;
  customerType: 'Company' | 'Community' | 'Kanton' | 'Bund' | null;
  taxNumber: string | null;
  /** Two letters, for customers of type Kanton. */
  kanton: string | null;
  phone: string;
}

export interface DemoAddress {
  id: number;
  ownerKind: 'Company';
  ownerId: number;
  type: 'Primary' | 'Shipping' | 'DispatchLocation';
  name: string;
  street: string;
  house: string;
  addressSupplement: string | null;
  zipCode: string;
  city: string;
  country: Country;
}

export interface DemoUser {
  id: number;
  email: string;
  salutation: 'Mr' | 'Ms';
  firstName: string;
  lastName: string;
  phone: string;
  language: Language;
  roles: { PlatformAdmin: boolean; CompanyAdmin: boolean };
  companyId: number | null;
}

export interface DemoExchangeRate {
  id: number;
  validFrom: string;
  /** 9999-12-31 is open ended. */
  validTo: string;
  /** A decimal such as "0.9417": target = source × ratio. */
  ratio: string;
  sourceCurrency: Currency;
  targetCurrency: Currency;
  exchangeRateType: 'Internal' | 'external';
}

export interface DemoSidebarAttachment {
  id: number;
  title: string;
  type: 'pdf' | 'youtube' | 'url';
  status: 'enabled' | 'disabled';
  order: number;
  url: string | null;
  /** File below the output folder for type pdf. */
  file: string | null;
}

export interface AdminFile {
  producers: DemoProducer[];
  companies: DemoCompany[];
  addresses: DemoAddress[];
  users: DemoUser[];
  currencies: Currency[];
  exchangeRates: DemoExchangeRate[];
  sidebarAttachments: DemoSidebarAttachment[];
}

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
  unit: Words;
  weightGrams: number;
  imageUrl: string;
  drawingUrl: string;
  documentLinks: { link: string; fileName: string; bytes: number }[];
  videoUrl: string | null;
  /** Set where the article is listed but not sold. */
  notForSaleReason: Words | null;
}

// orders.json --------------------------------------------------------------------------------------------------------

export type DemoDeliveryStatus =
  | 'Created'
  | 'Proposed'
  | 'Confirmed'
  | 'Released'
  | 'InCompletion'
  | 'ReadyToSend'
  | 'InCustomsClearance'
  | 'Sent'
  | 'PartiallyDelivered'
  | 'Delivered'
  | 'Cancelled';
/** PartiallySent and InProgress are only ever an order's status, never a delivery's. */
export type DemoOrderStatus = DemoDeliveryStatus | 'PartiallySent' | 'InProgress';
export type DemoShipper = 'dhlparcel' | 'dhleuro' | 'sh_post' | 'go' | 'custom' | 'selfCollection';

/** The contract's price breakdown: listPrice and voc of one piece, everything else of the whole line. */
export interface DemoPrice {
  quantity: number;
  /** After country price factor and exchange rate. */
  listPrice: number;
  surcharge: number;
  discount: number;
  /** The per cent that made the discount. */
  effectiveDiscount: number;
  salesPrice: number;
  voc: number;
  taxBase: number;
  /** Per cent. */
  taxRate: number;
  tax: number;
  platformMargin: number;
  currency: Currency;
}

export interface DemoOrderItem {
  id: number;
  /** The item it was split off from. */
  parentItemId: number | null;
  articleId: string;
  materialNumber: string;
  articleText: string;
  unit: string;
  /** Grams of one piece. */
  unitWeight: number;
  quantity: number;
  deliveredQuantity: number;
  cancelled: boolean;
  price: DemoPrice;
}

/** An address as an order keeps it: it stays as it was when the owner changes it. */
export type DemoOrderAddress = Omit<DemoAddress, 'ownerKind' | 'ownerId'>;

/** Owed once per section and rate, on goods plus costs. */
export interface DemoTaxLine {
  rate: number;
  reason: string | null;
  base: number;
  amount: number;
}

export interface DemoSection {
  /** Section and delivery are one to one and share the id. */
  deliveryId: number;
  parentDeliveryId: number | null;
  producerCompanyId: number;
  producerId: number;
  producerName: string;
  dispatchLocation: DemoOrderAddress;
  status: DemoDeliveryStatus;
  shipper: DemoShipper;
  isExport: boolean;
  plannedShipmentDate: string;
  plannedShipmentFromStock: boolean;
  /** What was planned before the producer proposed something else. */
  originalPlannedShipmentInfo: { plannedShipmentDate: string; plannedShipmentFromStock: boolean } | null;
  /** kg and cm; null until the delivery is made ready. */
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  mrnNumber: string | null;
  /** File below the output folder, for exports that were made ready. */
  customsDeclarationFile: string | null;
  /** The contract's costs: why is a message key with its numbers. */
  costs: {
    costType: 'Freight' | 'CustomsHandling' | 'Customs';
    taxBase: number;
    why: { key: string; params: Record<string, string | number> };
  }[];
  taxes: DemoTaxLine[];
  /** Goods plus costs, net; cancelled items do not count, nor do the costs of a cancelled section. */
  taxBase: number;
  items: DemoOrderItem[];
}

export interface DemoHistoryLine {
  at: string;
  /** The person's name, or system. */
  who: string;
  actor: 'customer' | 'producer' | 'system';
  userId: number | null;
  /** null where the line is about the whole order. */
  deliveryId: number | null;
  from: DemoDeliveryStatus | null;
  to: DemoDeliveryStatus | null;
  /** A message key, such as proposedNewDate. */
  why: string;
}

export interface DemoOrder {
  id: number;
  createdOn: string;
  /** The order's status, derived from its deliveries. */
  status: DemoOrderStatus;
  customerCompanyId: number;
  customerName: string;
  creatorUserId: number;
  creatorFirstName: string;
  creatorLastName: string;
  creatorEmail: string;
  creatorPhone: string;
  costCenter: string | null;
  currency: Currency;
  language: Language;
  primaryAddress: DemoOrderAddress;
  shippingAddress: DemoOrderAddress;
  selfCollection: boolean;
  /** When the open proposal lapses; null while there is none. */
  proposalExpiresAt: string | null;
  totals: {
    goods: number;
    freight: number;
    customsHandling: number;
    customs: number;
    taxBase: number;
    taxes: DemoTaxLine[];
    tax: number;
    total: number;
    currency: Currency;
  };
  sections: DemoSection[];
  history: DemoHistoryLine[];
}

export interface OrdersFile {
  orders: DemoOrder[];
  /** First number that is free; sequences of new orders, deliveries and items start here. */
  nextOrderId: number;
  nextDeliveryId: number;
  nextItemId: number;
}
