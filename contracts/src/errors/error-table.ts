import { approvalErrors } from './approval-errors.js';
import { adminErrors } from './admin-errors.js';
import { categoryErrors } from './category-errors.js';
import { costErrors } from './cost-errors.js';
import { discountErrors } from './discount-errors.js';
import type { ErrorEntry } from './error-entry.js';
import { importErrors } from './import-errors.js';
import { generalErrors } from './general-errors.js';
import { orderErrors } from './order-errors.js';
import { ownArticleErrors } from './own-article-errors.js';
import { platformErrors } from './platform-errors.js';
import { ownNumberErrors } from './own-number-errors.js';
import { savedListErrors } from './saved-list-errors.js';
import { searchWordErrors } from './search-word-errors.js';

const validation = {
  FIELD_REQUIRED: { status: 400, de: '{field} muss angegeben werden.', en: '{field} must be entered.' },
  FIELD_TOO_SHORT: {
    status: 400,
    de: '{field} muss mindestens {min} Zeichen enthalten.',
    en: '{field} must contain at least {min} characters.',
  },
  FIELD_TOO_LONG: {
    status: 400,
    de: '{field} darf höchstens {max} Zeichen enthalten.',
    en: '{field} must contain at most {max} characters.',
  },
  FIELD_CHARACTERS: {
    status: 400,
    de: '{field} enthält unsichtbare Zeichen, zum Beispiel Zeilenumbrüche. Bitte tippen Sie es neu ein.',
    en: '{field} contains invisible characters, such as line breaks. Please type it again.',
  },
  FIELD_UNPRINTABLE: {
    status: 400,
    de: 'Kann nicht gedruckt werden: {characters}',
    en: 'Cannot be printed: {characters}',
  },
  FIELD_INVISIBLE: {
    status: 400,
    de: '{field} braucht mindestens ein sichtbares Zeichen.',
    en: '{field} needs at least one visible character.',
  },
  VALUE_UNKNOWN: {
    status: 400,
    de: '{field}: „{value}“ gibt es nicht.',
    en: '{field}: there is no “{value}”.',
  },
  NUMBER_TOO_SMALL: {
    status: 400,
    de: 'muss größer oder gleich {min} sein',
    en: 'must be equal to or greater than {min}',
  },
  NUMBER_TOO_LARGE: {
    status: 400,
    de: 'muss kleiner oder gleich {max} sein',
    en: 'must be equal to or lower than {max}',
  },
  NUMBER_NOT_MORE: { status: 400, de: 'muss größer als {more} sein', en: 'must be greater than {more}' },
  NUMBER_NOT_LESS: { status: 400, de: 'muss kleiner als {less} sein', en: 'must be lower than {less}' },
  NOT_A_NUMBER: { status: 400, de: 'Der Wert muss eine Zahl sein.', en: 'Value must be a number.' },
  NUMBER_TWO_READINGS: {
    status: 400,
    de: '„{text}“ kann {one} oder {other} heißen. Bitte schreiben Sie {one} oder {other}.',
    en: '“{text}” can mean {one} or {other}. Please write {one} or {other}.',
  },
  NOT_A_DATE: {
    status: 400,
    de: '{field}: kein Datum, richtig ist zum Beispiel {example}.',
    en: '{field}: not a date, right is for example {example}.',
  },
  DATE_IN_FUTURE: {
    status: 400,
    de: '{field} darf nicht in der Zukunft liegen.',
    en: '{field} must not be in the future.',
  },
  TOO_MANY_DECIMALS: {
    status: 400,
    de: 'Falsches Format, erlaubte Nachkommastellen: {fractionDigits}.',
    en: 'Wrong format, only {fractionDigits} decimal digits are allowed.',
  },
  INVALID_EMAIL: { status: 400, de: 'Falsches E-Mail-Format.', en: 'Wrong email format.' },
  INVALID_WEB_ADDRESS: {
    status: 400,
    de: 'Falsches Adressformat, richtig ist zum Beispiel https://www.example.com.',
    en: 'Wrong address format, right is for example https://www.example.com.',
  },
  INVALID_FORM: {
    status: 400,
    de: 'Bitte füllen Sie das Formular richtig aus',
    en: 'Please fill in the form correctly',
  },
} satisfies Record<string, ErrorEntry>;

const catalog = {
  CATEGORY_NOT_FOUND: {
    status: 404,
    de: 'Diese Kategorie gibt es nicht (mehr).',
    en: 'This catalogue category was not found.',
  },
  MEDIUM_NOT_FOUND: { status: 404, de: 'Dieses Medium gibt es nicht.', en: 'This medium was not found.' },
  ARTICLE_NOT_FOUND: {
    status: 404,
    de: 'Diesen Artikel gibt es nicht (mehr).',
    en: 'This article was not found.',
  },
  CURRENCY_NOT_OFFERED: {
    status: 409,
    de: 'Die Währung {currency} wird nicht angeboten.',
    en: 'The currency {currency} is not offered.',
  },
} satisfies Record<string, ErrorEntry>;

const checkout = {
  ORDER_FILE_UNREADABLE: {
    status: 400,
    de: 'Diese Datei kann nicht gelesen werden. Bitte speichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder CSV.',
    en: 'This file cannot be read. Please save it as an Excel workbook (.xlsx) or CSV.',
  },
  ORDER_FILE_EMPTY: {
    status: 400,
    de: 'In dieser Datei stehen keine Artikelnummern.',
    en: 'There are no article numbers in this file.',
  },
  ORDER_FILE_TOO_LONG: {
    status: 400,
    de: 'Eine Liste darf höchstens {max} Zeilen haben. Bitte teilen Sie die Datei.',
    en: 'A list may have at most {max} lines. Please divide the file.',
  },
  BASKET_EMPTY: { status: 400, de: 'Der Warenkorb ist leer.', en: 'The basket is empty.' },
  BASKET_FULL: {
    status: 409,
    de: 'Der Warenkorb fasst höchstens {max} Positionen. Bitte bestellen Sie zuerst, was darin liegt.',
    en: 'The basket holds at most {max} items. Please order first what is in it.',
  },
  ARTICLE_NO_LONGER_AVAILABLE: {
    status: 409,
    key: 'articleNoLongerAvailableMessage',
    de: 'Artikel {materialNumber} ist nicht mehr erhältlich. Bitte entfernen Sie ihn aus dem Warenkorb.',
    en: 'Article {materialNumber} is no longer available. Please remove the item from the basket.',
  },
  QUANTITY_BELOW_MINIMUM: {
    status: 409,
    de: 'Artikel {materialNumber}: Die Mindestmenge ist {min}. Die nächste mögliche Menge ist {next}.',
    en: 'Article {materialNumber}: the minimum quantity is {min}. The next possible quantity is {next}.',
  },
  QUANTITY_OFF_INTERVAL: {
    status: 409,
    de: 'Artikel {materialNumber} gibt es ab {min} in Schritten von {interval}. Die nächste mögliche Menge ist {next}.',
    en: 'Article {materialNumber} is sold from {min} on in steps of {interval}. The next possible quantity is {next}.',
  },
  BASKET_INVALID: {
    status: 409,
    key: 'basketInvalidStateMessage',
    de: 'Der Warenkorb ist nicht mehr aktuell. Bitte aktualisieren Sie ihn.',
    en: 'The basket is out of date. Please refresh it.',
  },
  ADDRESS_NOT_FOUND: {
    status: 404,
    de: 'Diese Adresse gibt es nicht (mehr).',
    en: 'This address was not found.',
  },
  VAT_NUMBER_WRONG: {
    status: 400,
    de: '{field} ist ungültig.',
    en: '{field} is not valid.',
  },
  VAT_NUMBER_MISSING: {
    status: 409,
    de: 'Die Rechnung braucht eine MwSt.-Nr. für {country}. In den Druckeinstellungen der Plattform steht keine; bitte die Plattform ergänzen lassen.',
    en: 'The invoice needs a VAT number for {country}. The print settings of the platform have none; please ask the platform to add it.',
  },
  DELIVERY_COUNTRY_NOT_SERVED: {
    status: 409,
    de: 'Nach {country} wird nicht geliefert.',
    en: 'There is no delivery to {country}.',
  },
  BILLING_ADDRESS_MISSING: {
    status: 409,
    de: 'Es fehlt eine Rechnungsadresse.',
    en: 'The billing address is missing.',
  },
  SELF_COLLECTION_NOT_ALLOWED: {
    status: 409,
    de: 'Selbstabholung ist nur möglich, wenn alle Artikel von {producerName} kommen.',
    en: 'Self-collection is only possible when all items come from {producerName}.',
  },
  OWN_ORDER_NUMBER_REQUIRED: {
    status: 409,
    de: 'Ihre Firma verlangt für jede Bestellung eine eigene Bestellnummer.',
    en: 'Your company requires an own order number for each order.',
  },
  COST_CENTER_REQUIRED: {
    status: 409,
    de: 'Ihre Firma verlangt für jede Bestellung eine Kostenstelle.',
    en: 'Your company requires a cost centre for each order.',
  },
  WISHED_DATE_PAST: {
    status: 409,
    de: 'Der Wunschtermin liegt in der Vergangenheit.',
    en: 'The wished date is in the past.',
  },
  WISHED_DATE_TOO_LATE: {
    status: 400,
    de: 'Der Wunschtermin liegt mehr als ein Jahr in der Zukunft.',
    en: 'The wished date is more than a year ahead.',
  },
  DRAFT_NOT_FOUND: {
    status: 404,
    de: 'Diesen Bestellentwurf gibt es nicht (mehr).',
    en: 'This order draft was not found.',
  },
  DRAFT_OUTDATED: {
    status: 409,
    key: 'basketInvalidStateMessage',
    de: 'Preise oder Verfügbarkeit haben sich geändert. Bitte prüfen Sie die Bestellung noch einmal.',
    en: 'Prices or availability have changed. Please review the order once more.',
  },
  DRAFT_DATE_CHANGED: {
    status: 409,
    key: 'basketInvalidStateMessage',
    de: 'Der Versandtermin hat sich geändert, zum Beispiel weil jemand anderes den Bestand bestellt hat. Bitte prüfen Sie die Bestellung noch einmal.',
    en: 'The shipment date has changed, for instance because somebody else ordered what was on stock. Please review the order once more.',
  },
  DRAFT_ADDRESSES_CHANGED: {
    status: 409,
    de: 'Eine Adresse, der Name oder die Steuernummer Ihrer Firma hat sich seit dieser Übersicht geändert. Bitte prüfen Sie die Bestellung noch einmal.',
    en: 'An address, the name or the tax number of your company has changed since this summary. Please review the order once more.',
  },
  DRAFT_SUPERSEDED: {
    status: 409,
    de: 'Es gibt eine neuere Übersicht von Ihnen, zum Beispiel aus einem anderen Fenster. Diese hier gilt nicht mehr.',
    en: 'There is a newer summary of yours, for instance from another window. This one no longer counts.',
  },
  BUYER_NOT_ACTIVE: {
    status: 403,
    de: 'Ihr Zugang oder Ihre Firma ist nicht mehr aktiv.',
    en: 'Your account or your company is no longer active.',
  },
} satisfies Record<string, ErrorEntry>;

export const errorTable = {
  ...generalErrors,
  ...validation,
  ...catalog,
  ...discountErrors,
  ...checkout,
  ...ownNumberErrors,
  ...savedListErrors,
  ...approvalErrors,
  ...categoryErrors,
  ...searchWordErrors,
  ...costErrors,
  ...importErrors,
  ...ownArticleErrors,
  ...orderErrors,
  ...adminErrors,
  ...platformErrors,
};
export type ErrorCode = keyof typeof errorTable;
