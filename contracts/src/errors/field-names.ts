import type { Language } from '../localization/index.js';

/** Fields as forms name them, for messages to readers without a form. */
const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  addressSupplement: { de: 'Adresszusatz', en: 'Address supplement' },
  algoliaId: { de: 'Name', en: 'Name' },
  amount: { de: 'Preis', en: 'Price' },
  answer: { de: 'Antwort', en: 'Answer' },
  approverId: { de: 'Genehmigt von', en: 'Approved by' },
  articleId: { de: 'Artikel', en: 'Article' },
  city: { de: 'Ort', en: 'City' },
  closedPeriods: { de: 'Geschlossene Tage', en: 'Closed days' },
  companyId: { de: 'Firma', en: 'Company' },
  contactName: { de: 'Ansprechpartner', en: 'Contact' },
  contactPhone: { de: 'Telefon des Ansprechpartners', en: 'Phone of the contact' },
  contentQuantity: { de: 'Inhalt je Bestelleinheit', en: 'Content per order unit' },
  contentUnit: { de: 'Inhaltseinheit', en: 'Content unit' },
  costCenter: { de: 'Kostenstelle', en: 'Cost centre' },
  country: { de: 'Land', en: 'Country' },
  currency: { de: 'Währung', en: 'Currency' },
  cutOff: { de: 'Annahmeschluss', en: 'Cut-off time' },
  customerType: { de: 'Kundenart', en: 'Customer type' },
  dateFrom: { de: 'Von', en: 'From' },
  dateTo: { de: 'Bis', en: 'To' },
  description: { de: 'Beschreibung', en: 'Description' },
  discountGroupId: { de: 'Rabattgruppe', en: 'Discount group' },
  discountValue: { de: 'Rabatt', en: 'Discount' },
  email: { de: 'E-Mail', en: 'E-mail' },
  factor: { de: 'Faktor', en: 'Factor' },
  firstName: { de: 'Vorname', en: 'First name' },
  height: { de: 'Höhe', en: 'Height' },
  house: { de: 'Hausnummer', en: 'House number' },
  kanton: { de: 'Kanton', en: 'Kanton' },
  keywords: { de: 'Suchbegriffe', en: 'Keywords' },
  language: { de: 'Sprache', en: 'Language' },
  lastName: { de: 'Nachname', en: 'Last name' },
  leadTimeDays: { de: 'Lieferzeit', en: 'Lead time' },
  length: { de: 'Länge', en: 'Length' },
  level: { de: 'Bestand', en: 'Stock' },
  makerName: { de: 'Name des Herstellers', en: 'Name of the maker' },
  makerNumber: { de: 'Artikelnummer des Herstellers', en: "The maker's article number" },
  materialNumber: { de: 'Artikelnummer', en: 'Article number' },
  minQuantity: { de: 'Ab Menge', en: 'From quantity' },
  mrnNumber: { de: 'MRN', en: 'MRN number' },
  name: { de: 'Name', en: 'Name' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  offSaleReason: { de: 'Grund', en: 'Reason' },
  oldPassword: { de: 'Altes Passwort', en: 'Old password' },
  order: { de: 'Reihenfolge', en: 'Order' },
  orderUnit: { de: 'Bestelleinheit', en: 'Order unit' },
  password: { de: 'Passwort', en: 'Password' },
  ownOrderNumber: { de: 'Eigene Bestellnummer', en: 'Own order number' },
  parentId: { de: 'Übergeordnete Kategorie', en: 'Category above' },
  perMonth: { de: 'Limit im Monat', en: 'Limit a month' },
  perOrder: { de: 'Limit je Bestellung', en: 'Limit per order' },
  phone: { de: 'Telefon', en: 'Phone' },
  plannedShipmentDate: { de: 'Geplanter Versand', en: 'Planned shipment' },
  platformMargin: { de: 'Marge der Plattform', en: 'Platform margin' },
  priceQuantity: { de: 'Preismenge', en: 'Price quantity' },
  producers: { de: 'Hersteller', en: 'Producers' },
  quantity: { de: 'Menge', en: 'Quantity' },
  quantityInterval: { de: 'Mengenschritt', en: 'Quantity step' },
  ratio: { de: 'Kurs', en: 'Rate' },
  remark: { de: 'Bemerkung', en: 'Remark' },
  reason: { de: 'Grund', en: 'Reason' },
  region: { de: 'Kanton oder Bundesland', en: 'Canton or state' },
  remarks: { de: 'Bemerkungen', en: 'Remarks' },
  salutation: { de: 'Anrede', en: 'Salutation' },
  search: { de: 'Suche', en: 'Search' },
  status: { de: 'Status', en: 'Status' },
  statuses: { de: 'Status', en: 'Status' },
  street: { de: 'Straße', en: 'Street' },
  taxNumber: { de: 'UID/USt-IdNr.', en: 'UID/VAT ID' },
  title: { de: 'Titel', en: 'Title' },
  type: { de: 'Art', en: 'Type' },
  unit: { de: 'Einheit', en: 'Unit' },
  url: { de: 'Adresse', en: 'Address' },
  userEmail: { de: 'E-Mail', en: 'E-mail' },
  validFrom: { de: 'Gültig ab', en: 'Valid from' },
  validTo: { de: 'Gültig bis', en: 'Valid to' },
  validUntil: { de: 'Gültig bis', en: 'Valid until' },
  values: { de: 'Wert', en: 'Value' },
  videoLink: { de: 'Video', en: 'Video' },
  weight: { de: 'Gewicht', en: 'Weight' },
  weightGrams: { de: 'Gewicht in g', en: 'Weight in g' },
  width: { de: 'Breite', en: 'Width' },
  weekdays: { de: 'Arbeitstage', en: 'Working days' },
  wishedDate: { de: 'Wunschtermin', en: 'Wished date' },
  zipCode: { de: 'PLZ', en: 'ZIP code' },
};

const languageNames: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
};

/**
 * The name of a field by its path: `company.taxNumber` and `x-title` as a form shows them, else the last segment, in the given
 * language.
 */
export function fieldName(path: string, language: Language): string {
  const steps = path.split('.').filter((part) => !/^\d+$/.test(part));
  const last = steps.at(-1) ?? path;
  if ((last === 'de' || last === 'en') && steps.length > 1)
    return `${fieldName(steps.slice(0, -1).join('.'), language)} (${languageNames[last][language]})`;
  const field = last.replace(/^x-/, '');
  return Object.hasOwn(names, field) ? (names[field]?.[language] ?? field) : field;
}
