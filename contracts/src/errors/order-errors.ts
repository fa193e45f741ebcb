import type { ErrorEntry } from './error-entry.js';

/** Refusals around orders, deliveries and their files. */
export const orderErrors = {
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
  MRN_NUMBER_MISSING: { status: 400, de: 'Die MRN fehlt.', en: 'The MRN is missing.' },
  CUSTOMS_DECLARATION_MISSING: {
    status: 400,
    key: 'customsDeclarationMissing',
    de: 'Die Zollanmeldung fehlt.',
    en: 'The customs declaration is missing.',
  },
  CUSTOMS_DECLARATION_IN_USE: {
    status: 409,
    de: 'Mit dieser Zollanmeldung wurde die Lieferung versandbereit gemeldet. Sie lässt sich nicht mehr ersetzen oder löschen.',
    en: 'The delivery was made ready to send with this customs declaration. It can no longer be replaced or deleted.',
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
  QUANTITY_BELOW_RECEIVED: {
    status: 409,
    de: 'Es sind schon {min} Stück als empfangen gemeldet. Weniger können es nicht werden.',
    en: '{min} pieces have already been reported as received. It cannot become fewer.',
  },
  RECEIPT_INCOMPLETE: {
    status: 400,
    de: 'Geliefert ist die Lieferung erst mit allen {max} Stück. Bitte melden Sie, was bis jetzt angekommen ist, als Teilempfang.',
    en: 'The delivery is only delivered with all {max} pieces. Please report what has arrived so far as a partial receipt.',
  },
  TOO_MANY_PART_RECEIPTS: {
    status: 409,
    de: 'Für eine Lieferung kann höchstens {max}-mal ein Teilempfang gemeldet werden. Bitte bestätigen Sie den Empfang, wenn alles da ist.',
    en: 'At most {max} partial receipts can be reported for one delivery. Please confirm the receipt once everything has arrived.',
  },
  TOO_MANY_PARTS: {
    status: 409,
    de: 'Eine Lieferung kann in höchstens {max} Teile geteilt werden.',
    en: 'A delivery can be split into at most {max} parts.',
  },
  INVOICE_NOT_YET_CREATED: {
    status: 409,
    de: 'Die Rechnung ist noch nicht erstellt. Bitte versuchen Sie es später noch einmal.',
    en: 'The invoice has not been created yet. Please try again later.',
  },
  ORDER_CONFIRMATION_NOT_YET_CREATED: {
    status: 409,
    de: 'Die Auftragsbestätigung ist noch nicht erstellt. Bitte versuchen Sie es später noch einmal.',
    en: 'The order confirmation has not been created yet. Please try again later.',
  },
  ORDER_DOCUMENT_NOT_YET_CREATED: {
    status: 409,
    de: 'Das Bestelldokument ist noch nicht erstellt. Bitte versuchen Sie es später noch einmal.',
    en: 'The order document has not been created yet. Please try again later.',
  },
  SHIPPING_LABEL_NOT_YET_CREATED: {
    status: 409,
    key: 'shippingLabelNotCreatedMessage',
    de: 'Das Versandetikett ist noch nicht erstellt. Bitte versuchen Sie es später noch einmal.',
    en: 'The shipping label has not been created yet. Please try again later.',
  },
  SHIPPING_LABEL_SELF_COLLECTION: {
    status: 409,
    de: 'Diese Lieferung wird abgeholt und braucht kein Versandetikett.',
    en: 'This delivery is collected and needs no shipping label.',
  },
  SHIPPING_LABEL_UPLOADED: {
    status: 409,
    de: 'Für diese Lieferung ist schon ein Versandetikett hochgeladen.',
    en: 'A shipping label has already been uploaded for this delivery.',
  },
  SHIPPING_LABEL_NOT_POSSIBLE: {
    status: 409,
    de: 'Ein Versandetikett gibt es erst, wenn die Lieferung versandbereit ist.',
    en: 'There is a shipping label only once the delivery is ready to send.',
  },
  PDF_NOT_FETCHED: {
    status: 503,
    de: 'Das PDF konnte nicht abgerufen werden. Bitte versuchen Sie es später noch einmal.',
    en: 'The PDF could not be fetched. Please try again later.',
  },
  ATTACHMENT_NOT_FOUND: { status: 404, de: 'Diese Datei gibt es nicht.', en: 'This file was not found.' },
  ATTACHMENT_FORBIDDEN: {
    status: 403,
    de: 'Hier dürfen Sie keine Dateien ablegen.',
    en: 'You have no permission to upload here.',
  },
  TOO_MANY_ATTACHMENTS: {
    status: 409,
    de: 'Hier können höchstens {max} Dateien liegen. Bitte löschen Sie zuerst eine, die nicht mehr gebraucht wird.',
    en: 'At most {max} files fit here. Please delete one that is no longer needed first.',
  },
  TOO_MANY_FILE_CHANGES: {
    status: 409,
    de: 'An dieser Lieferung wurden schon {max}-mal Dateien abgelegt oder geändert. Bitte wenden Sie sich an den Support.',
    en: 'Files of this delivery have already been added or changed {max} times. Please contact support.',
  },
  ATTACHMENT_QUOTA_REACHED: {
    status: 409,
    de: 'Der Platz für Dateien Ihrer Firma ist voll ({files} Dateien oder {megabytes} MB). Bitte löschen Sie Dateien, die nicht mehr gebraucht werden.',
    en: 'The space for files of your company is full ({files} files or {megabytes} MB). Please delete files that are no longer needed.',
  },
  PDF_ACTIVE_CONTENT: {
    status: 415,
    de: 'Dieses PDF enthält aktive Inhalte oder andere Dateien ({found}). Bitte speichern Sie es ohne sie, zum Beispiel durch Drucken als PDF.',
    en: 'This PDF has active content or other files in it ({found}). Please save it without them, for example by printing it as a PDF.',
  },
  PDF_NOT_READABLE: {
    status: 415,
    de: 'Dieses PDF ist verschlüsselt oder so gepackt, dass es nicht geprüft werden kann ({found}). Bitte speichern Sie es ohne Schutz.',
    en: 'This PDF is encrypted or packed in a way that it cannot be checked ({found}). Please save it without protection.',
  },
  FILE_EMPTY: {
    status: 400,
    de: 'Die Datei ist leer.',
    en: 'The file is empty.',
  },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    de: 'Dieser Dateityp ist hier nicht erlaubt.',
    en: 'This file type is not allowed here.',
  },
} satisfies Record<string, ErrorEntry>;
