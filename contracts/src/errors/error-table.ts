import { adminErrors } from './admin-errors.js';
import type { ErrorEntry } from './error-entry.js';

/**
 * The one table of refusals: code → HTTP status, the specification's message key where it has one, and the message in
 * both languages. `{name}` is replaced by a parameter of the refusal.
 */
const general = {
  AUTHENTICATION_REQUIRED: {
    status: 401,
    key: 'authenticationFailedErrorMessage',
    de: 'Bitte melden Sie sich an.',
    en: 'Please log in.',
  },
  AUTHENTICATION_FAILED: {
    status: 401,
    key: 'authenticationErrorMessage',
    de: 'E-Mail oder Passwort ist falsch.',
    en: 'Wrong e-mail or password.',
  },
  FORBIDDEN: {
    status: 403,
    de: 'Dazu sind Sie nicht berechtigt. Ihr Firmen-Administrator kann helfen.',
    en: 'You are not allowed to do this. Your company administrator can help.',
  },
  NOT_FOUND: { status: 404, de: 'Das gibt es nicht (mehr).', en: 'This does not exist (any more).' },
  MALFORMED_REQUEST: {
    status: 400,
    de: 'Die Anfrage ist fehlerhaft.',
    en: 'The request content is malformed.',
  },
  BODY_TOO_LARGE: { status: 413, de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    de: 'Dieses Format wird nicht angenommen.',
    en: 'This format is not accepted.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    de: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too many requests. Please try again in a moment.',
  },
  INTERNAL_ERROR: {
    status: 500,
    de: 'Das hat nicht geklappt. Wir wissen davon. Kennung: {requestId}',
    en: 'Something went wrong. We have been told. Reference: {requestId}',
  },
  PART_UNAVAILABLE: {
    status: 503,
    de: 'Dieser Teil von Werkbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal; es ging nichts verloren.',
    en: 'This part of Werkbank is not answering right now. Please try again in a moment; nothing was lost.',
  },
} satisfies Record<string, ErrorEntry>;

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
  NOT_A_DATE: {
    status: 400,
    de: '{field}: kein Datum, richtig ist zum Beispiel {example}.',
    en: '{field}: not a date, right is for example {example}.',
  },
  TOO_MANY_DECIMALS: {
    status: 400,
    de: 'Falsches Format, nur {fractionDigits} Nachkommastellen sind erlaubt.',
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
  BASKET_EMPTY: { status: 400, de: 'Der Warenkorb ist leer.', en: 'The basket is empty.' },
  ARTICLE_NO_LONGER_AVAILABLE: {
    status: 409,
    key: 'articleNoLongerAvailableMessage',
    de: 'Artikel {materialNumber} ist nicht mehr erhältlich. Bitte entfernen Sie ihn aus dem Warenkorb.',
    en: 'Article {materialNumber} is no longer available. Please remove the item from the basket.',
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
} satisfies Record<string, ErrorEntry>;

const orders = {
  ORDER_NOT_FOUND: { status: 404, de: 'Diese Bestellung gibt es nicht.', en: 'This order was not found.' },
  DELIVERY_NOT_FOUND: {
    status: 404,
    de: 'Diese Lieferung gibt es nicht.',
    en: 'This delivery was not found.',
  },
  DELIVERY_LOCK_FAILED: {
    status: 409,
    de: 'Die Lieferung wurde inzwischen von jemand anderem geändert. Bitte laden Sie neu und versuchen Sie es noch einmal.',
    en: 'The delivery was changed by another user. Please refresh and try again.',
  },
  ORDER_DATA_INCONSISTENT: {
    status: 409,
    de: 'Die Daten der Bestellung passen nicht zusammen. Bitte wenden Sie sich an den Support.',
    en: 'Inconsistent order data. Please contact support.',
  },
  PLANNED_DELIVERY_IN_PAST: {
    status: 400,
    de: 'Der geplante Versandtermin liegt in der Vergangenheit.',
    en: 'The planned delivery is in the past.',
  },
  QUANTITY_ZERO: {
    status: 400,
    de: 'Die Menge null ist nicht erlaubt.',
    en: 'Quantity zero is not allowed.',
  },
  ORDER_ALREADY_RELEASED: {
    status: 409,
    de: 'Die Bestellung ist bereits freigegeben. Bitte laden Sie neu.',
    en: 'The order is already released. Please reload.',
  },
  ORDER_ALREADY_CANCELLED: {
    status: 409,
    de: 'Die Bestellung ist bereits storniert. Bitte laden Sie neu.',
    en: 'The order is already cancelled. Please reload.',
  },
  ORDER_ALREADY_PARTIALLY_RELEASED: {
    status: 409,
    de: 'Die Bestellung ist bereits teilweise freigegeben. Bitte laden Sie neu.',
    en: 'The order is already partially released. Please reload.',
  },
  ORDER_ALREADY_PARTIALLY_CANCELLED: {
    status: 409,
    de: 'Die Bestellung ist bereits teilweise storniert. Bitte laden Sie neu.',
    en: 'The order is already partially cancelled. Please reload.',
  },
  PARTIAL_RELEASE_NOT_ALLOWED: {
    status: 409,
    de: 'Eine Teilfreigabe ist für diese Bestellung nicht möglich.',
    en: 'A partial release is not allowed for this order.',
  },
  NOT_ALL_DELIVERIES_PROCESSED: {
    status: 409,
    key: 'notAllDeliveriesProcessed',
    de: 'Es sind noch nicht alle Lieferungen bearbeitet.',
    en: 'Not all deliveries have been processed.',
  },
  DELIVERY_WRONG_STATUS: {
    status: 409,
    de: 'Der Status der Lieferung kann nicht von {from} auf {to} wechseln.',
    en: 'The delivery status cannot change from {from} to {to}.',
  },
  DELIVERY_SPLIT_NOT_POSSIBLE: {
    status: 409,
    de: 'Die Lieferung kann im Status {from} nicht geteilt werden.',
    en: 'The delivery cannot be split in status {from}.',
  },
  INCORRECT_ITEM_SPLIT: {
    status: 400,
    key: 'incorrectItemSplit',
    de: 'Beide Teile einer Position brauchen mindestens ein Stück.',
    en: 'Each part of a split item needs at least one piece.',
  },
  INCORRECT_DELIVERY_SPLIT: {
    status: 400,
    key: 'incorrectDeliverySplit',
    de: 'Beide Lieferungen brauchen Positionen, und ein Versandort muss gewählt sein.',
    en: 'Both deliveries need items, and a dispatch location must be chosen.',
  },
  WEIGHT_MISSING: { status: 400, de: 'Das Gewicht fehlt.', en: 'The weight is missing.' },
  LENGTH_MISSING: { status: 400, de: 'Die Länge fehlt.', en: 'The length is missing.' },
  WIDTH_MISSING: { status: 400, de: 'Die Breite fehlt.', en: 'The width is missing.' },
  HEIGHT_MISSING: { status: 400, de: 'Die Höhe fehlt.', en: 'The height is missing.' },
  MRN_NUMBER_MISSING: { status: 400, de: 'Die MRN-Nummer fehlt.', en: 'The MRN number is missing.' },
  CUSTOMS_DECLARATION_MISSING: {
    status: 400,
    key: 'customsDeclarationMissing',
    de: 'Die Zollanmeldung fehlt.',
    en: 'The customs declaration is missing.',
  },
  ONLY_ONE_CUSTOMS_DECLARATION: {
    status: 409,
    de: 'Es ist nur eine Zollanmeldung erlaubt.',
    en: 'Only one customs declaration is allowed.',
  },
  QUANTITY_EXCEEDS_ORDERED: {
    status: 400,
    de: 'Es können höchstens {max} Stück empfangen werden.',
    en: 'At most {max} pieces can be received.',
  },
  ATTACHMENT_NOT_FOUND: { status: 404, de: 'Diese Datei gibt es nicht.', en: 'This file was not found.' },
  ATTACHMENT_FORBIDDEN: {
    status: 403,
    de: 'Hier dürfen Sie keine Dateien ablegen.',
    en: 'You have no permission to upload here.',
  },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    de: 'Dieser Dateityp ist hier nicht erlaubt.',
    en: 'This file type is not allowed here.',
  },
} satisfies Record<string, ErrorEntry>;

export const errorTable = { ...general, ...validation, ...catalog, ...checkout, ...orders, ...adminErrors };
export type ErrorCode = keyof typeof errorTable;
