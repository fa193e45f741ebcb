import type { ErrorEntry } from './error-entry.js';

/** Refusals that every call can meet, whatever it is about. */
export const generalErrors = {
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
  RANGE_NOT_IN_FILE: {
    status: 416,
    de: 'So weit reicht die Datei nicht.',
    en: 'The file does not reach that far.',
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    de: 'Die Anfrage ist nicht rechtzeitig vollständig angekommen. Bitte versuchen Sie es noch einmal.',
    en: 'The request did not arrive completely in time. Please try again.',
  },
  UPLOAD_TOO_SLOW: {
    status: 408,
    de: 'Die Datei kommt zu langsam an. Bitte versuchen Sie es mit einer schnelleren Verbindung noch einmal.',
    en: 'The file arrives too slowly. Please try again with a faster connection.',
  },
  ADDRESS_TOO_LONG: {
    status: 431,
    de: 'Die Adresse oder die Kopfzeilen der Anfrage sind zu lang.',
    en: 'The address or the headers of the request are too long.',
  },
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
  TOO_MANY_UPLOADS: {
    status: 429,
    de: 'Es werden schon mehrere Dateien von Ihnen oder Ihrer Firma hochgeladen. Bitte warten Sie, bis eine davon fertig ist.',
    en: 'Several files of yours or of your company are being uploaded already. Please wait until one of them is done.',
  },
  TOO_MANY_DOWNLOADS: {
    status: 429,
    de: 'Es werden schon mehrere Exporte für Sie oder Ihre Firma erstellt. Bitte warten Sie, bis einer davon fertig ist.',
    en: 'Several exports for you or your company are being made already. Please wait until one of them is done.',
  },
  STORAGE_FULL: {
    status: 507,
    de: 'Für diese Datei ist gerade kein Platz. Es wurde nichts davon gespeichert. Bitte versuchen Sie es später noch einmal.',
    en: 'There is no room for this file right now. Nothing of it was stored. Please try again later.',
  },
  INTERNAL_ERROR: {
    status: 500,
    de: 'Das hat nicht geklappt. Wir wissen davon. Kennung: {requestId}',
    en: 'Something went wrong. We have been told. Reference: {requestId}',
  },
  TOO_BUSY: {
    status: 503,
    de: 'Gerade ist sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal; es ging nichts verloren.',
    en: 'It is very busy right now. Please try again in a few seconds; nothing was lost.',
  },
  PART_UNAVAILABLE: {
    status: 503,
    de: 'Dieser Teil von Werkbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal; es ging nichts verloren.',
    en: 'This part of Werkbank is not answering right now. Please try again in a moment; nothing was lost.',
  },
} satisfies Record<string, ErrorEntry>;
