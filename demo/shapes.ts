/**
 * Shapes of the files in the output folder: accounts.json and admin.json here, the others in
 * shapes-catalog.ts and shapes-orders.ts. Each service loads the part that it owns:
 * admin.json → services/admin, catalog-structure.json and articles.ndjson → services/catalog,
 * orders.json → services/orders (and services/checkout for `nextOrderId`), accounts.json → sign-in and the launcher.
 * Money is whole cents, ids are whole numbers except articleId, categoryId and groupId.
 */

import type { PlaceCalendar } from '@werkbank/contracts/entities';

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
  custom_shipping: boolean;
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
  /** Calendar of dispatch locations. */
  calendar?: PlaceCalendar;
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
  exchangeRates: DemoExchangeRate[];
  sidebarAttachments: DemoSidebarAttachment[];
}
