import type { ErrorEntry } from './error-entry.js';

/** Refusals of accounts, companies and administration. */
export const adminErrors = {
  COMPANY_NOT_FOUND: { status: 404, de: 'Diese Firma gibt es nicht.', en: 'This company was not found.' },
  USER_NOT_FOUND: { status: 404, de: 'Diesen Benutzer gibt es nicht.', en: 'This user was not found.' },
  PRODUCER_NOT_FOUND: {
    status: 404,
    de: 'Diesen Hersteller gibt es nicht.',
    en: 'This manufacturer was not found.',
  },
  EXCHANGE_RATE_NOT_FOUND: {
    status: 404,
    de: 'Diesen Wechselkurs gibt es nicht.',
    en: 'This exchange rate was not found.',
  },
  SIDEBAR_ITEM_NOT_FOUND: {
    status: 404,
    de: 'Diesen Hilfe-Inhalt gibt es nicht.',
    en: 'This help item was not found.',
  },
  USER_IMPORT_NOT_FOUND: {
    status: 404,
    de: 'Diesen Import gibt es nicht.',
    en: 'This import was not found.',
  },
  DEAD_LETTER_NOT_FOUND: {
    status: 404,
    de: 'Dieses zurückgelegte Ereignis gibt es nicht mehr.',
    en: 'This dead letter is not there any more.',
  },
  DEAD_LETTER_NOT_KEPT: {
    status: 409,
    de: 'Der Inhalt des Ereignisses wird nicht mehr aufbewahrt. Senden Sie die Ereignisse seit diesem Tag aus dem Dienst noch einmal.',
    en: 'The content of the event is not kept any more. Send the events since that day once more from their service.',
  },
  REPLAY_UNDER_WAY: {
    status: 409,
    de: 'Gerade werden schon zurückgelegte Ereignisse wiederholt. Bitte warten Sie einen Moment.',
    en: 'Dead letters are being replayed already. Please wait a moment.',
  },
  USER_FILE_EMPTY: {
    status: 400,
    de: 'In der Datei steht kein Benutzer.',
    en: 'There is no user in the file.',
  },
  USER_FILE_UNREADABLE: {
    status: 400,
    de: 'Die Datei lässt sich nicht als CSV lesen, ab Zeile {line}. Ist dort ein Anführungszeichen zu viel?',
    en: 'The file cannot be read as CSV from line {line} on. Is there a quotation mark too many?',
  },
  USER_FILE_COLUMNS_MISSING: {
    status: 400,
    de: 'In der ersten Zeile der Datei fehlen Spalten: {columns}.',
    en: 'Columns are missing in the first line of the file: {columns}.',
  },
  USER_FILE_TOO_LONG: {
    status: 413,
    de: 'Eine Datei darf höchstens {max} Benutzer enthalten. Bitte teilen Sie sie auf.',
    en: 'A file may hold at most {max} users. Please split it.',
  },
  USER_FILE_TOO_WIDE: {
    status: 413,
    de: 'Zeile {line} der Datei hat mehr als {max} Spalten. Ist dort ein Trennzeichen zu viel?',
    en: 'Line {line} of the file has more than {max} columns. Is there a delimiter too many?',
  },
  USER_FILE_CELL_TOO_LONG: {
    status: 413,
    de: 'In Zeile {line} der Datei ist ein Feld länger als {max} Zeichen. Fehlt dort ein Anführungszeichen?',
    en: 'Line {line} of the file has a cell of more than {max} characters. Is a quotation mark missing there?',
  },
  USER_LINE_COLUMNS: {
    status: 400,
    de: 'Die Zeile hat {found} Spalten statt {expected}.',
    en: 'The line has {found} columns instead of {expected}.',
  },
  USER_LINE_VALUE: { status: 400, de: 'Erlaubt ist: {allowed}.', en: 'Allowed is: {allowed}.' },
  ACCOUNT_REFUSED: {
    status: 400,
    de: 'Damit lässt sich kein Konto anlegen. Enthalten Name oder E-Mail ungewöhnliche Zeichen?',
    en: 'No account can be made of this. Are there unusual characters in the name or the e-mail?',
  },
  TOO_MANY_WRONG_PASSWORDS: {
    status: 429,
    de: 'Zu viele falsche Passwörter. Bitte versuchen Sie es in {seconds} Sekunden noch einmal, oder setzen Sie Ihr Passwort zurück.',
    en: 'Too many wrong passwords. Please try again in {seconds} seconds, or reset your password.',
  },
  OLD_PASSWORD_WRONG: { status: 400, de: 'Das alte Passwort ist falsch.', en: 'The old password is wrong.' },
  PASSWORD_FORMAT: {
    status: 400,
    key: 'validationPasswordFormat',
    de: 'Das Passwort braucht 8 bis 20 Zeichen mit einem Großbuchstaben, einem Kleinbuchstaben, einer Ziffer und einem Sonderzeichen.',
    en: 'The password needs 8 to 20 characters with an uppercase letter, a lowercase letter, a digit and a special character.',
  },
  PASSWORDS_NOT_MATCH: {
    status: 400,
    key: 'validationPasswordsNotMatch',
    de: 'Die Passwörter stimmen nicht überein.',
    en: 'Passwords do not match.',
  },
  PHONE_FORMAT: {
    status: 400,
    key: 'validationPhoneFormat',
    de: 'Falsches Telefonnummernformat.',
    en: 'Wrong phone number format.',
  },
  TAX_NUMBER_FORMAT: {
    status: 400,
    key: 'validationTaxNumberFormat',
    de: 'Die UID/USt-IdNr. muss mit {prefix} beginnen.',
    en: 'The UID/VAT ID must start with {prefix}.',
  },
  EORI_FORMAT: {
    status: 400,
    de: 'Eine EORI-Nr. beginnt mit den zwei Buchstaben des Landes, dann folgen bis zu 15 Ziffern oder Buchstaben.',
    en: 'An EORI number begins with the two letters of the country, followed by up to 15 digits or letters.',
  },
  POSTAL_CODE_FORMAT: { status: 400, de: 'Ungültige Postleitzahl.', en: 'Invalid postal code.' },
  CONSENT_REQUIRED: {
    status: 400,
    de: 'Bitte stimmen Sie den Geschäftsbedingungen und der Datenschutzerklärung zu.',
    en: 'Please agree to the terms and the privacy policy.',
  },
  CAPTCHA_INVALID: {
    status: 400,
    key: 'userRegistrationCaptchaErrorMessage',
    de: 'Wir konnten nicht feststellen, dass Sie kein Roboter sind.',
    en: 'We could not prove that you are not a robot.',
  },
  PASSWORD_RESET_CAPTCHA_INVALID: {
    status: 400,
    key: 'passwordResetCaptchaErrorMessage',
    de: 'Wir konnten nicht feststellen, dass Sie kein Roboter sind.',
    en: 'We could not prove that you are not a robot.',
  },
  PASSWORD_RESET_LINK_EXPIRED: {
    status: 409,
    de: 'Der Link zum Zurücksetzen des Passworts ist abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The password reset link has expired. Please request a new one.',
  },
  PASSWORD_RESET_LINK_UNKNOWN: {
    status: 404,
    key: 'unknownPasswordResetErrorMessage',
    de: 'Dieser Link zum Zurücksetzen des Passworts ist nicht bekannt. Bitte wenden Sie sich an den Support.',
    en: 'This password reset link is unknown. Please contact support.',
  },
  REGISTRATION_LINK_EXPIRED: {
    status: 409,
    de: 'Der Link zur Bestätigung ist abgelaufen. Bitte registrieren Sie sich noch einmal.',
    en: 'The registration link has expired. Please register again.',
  },
  REGISTRATION_LINK_UNKNOWN: {
    status: 404,
    key: 'unknownRegistrationErrorMessage',
    de: 'Diese Registrierung ist nicht bekannt. Bitte wenden Sie sich an den Support.',
    en: 'This registration is unknown. Please contact support.',
  },
  EMAIL_IN_USE: {
    status: 409,
    de: 'Diese E-Mail-Adresse wird schon verwendet. Haben Sie Ihr Passwort vergessen? Dann setzen Sie es zurück.',
    en: 'This e-mail address is already in use. Did you forget your password? Then reset it.',
  },
  EMAIL_CHANGED_TOO_OFTEN: {
    status: 429,
    de: 'Eine E-Mail-Adresse lässt sich höchstens dreimal in der Stunde ändern. Bitte versuchen Sie es später noch einmal.',
    en: 'An e-mail address can be changed three times an hour at most. Please try again later.',
  },
  EMAIL_CHANGE_LINK_EXPIRED: {
    status: 409,
    de: 'Der Link zur Bestätigung der E-Mail-Adresse gilt nicht mehr. Bitte ändern Sie die Adresse in Ihrem Profil noch einmal.',
    en: 'The link that confirms the e-mail address is no longer valid. Please change the address in your profile again.',
  },
  EMAIL_CHANGE_LINK_UNKNOWN: {
    status: 404,
    de: 'Diese Änderung der E-Mail-Adresse ist nicht bekannt. Bitte wenden Sie sich an den Support.',
    en: 'This change of an e-mail address is unknown. Please contact support.',
  },
  EMAIL_TAKEN: {
    status: 409,
    de: 'Diese E-Mail-Adresse gehört schon zu einem anderen Benutzer.',
    en: 'This e-mail address already belongs to another user.',
  },
  PLATFORM_ADMIN_OF_COMPANY: {
    status: 400,
    de: 'Plattform-Administratoren gehören zu keiner Firma.',
    en: 'Platform admins belong to no company.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    de: 'Die Daten wurden inzwischen von jemand anderem geändert. Bitte laden Sie neu und versuchen Sie es noch einmal.',
    en: 'The data was changed by another user. Please refresh and try again.',
  },
  REFERENCED_COMPANY_MISSING: {
    status: 409,
    de: 'Die zugeordnete Firma gibt es nicht.',
    en: 'The referenced company does not exist.',
  },
  COMPANY_IN_USE: {
    status: 409,
    de: 'Die Firma hat noch offene Bestellungen und kann nicht gelöscht werden.',
    en: 'The company still has open orders and cannot be deleted.',
  },
  LAST_PRODUCER_COMPANY: {
    status: 409,
    de: 'Die letzte Firma eines Herstellers kann nicht gelöscht werden.',
    en: 'The last company of a manufacturer cannot be deleted.',
  },
  PRODUCER_HAS_USERS: {
    status: 409,
    de: 'Die Firmen dieses Herstellers haben noch Benutzer. Bitte löschen Sie zuerst die Benutzer.',
    en: 'The companies of this manufacturer still have users. Please delete the users first.',
  },
  PRODUCER_HAS_ARTICLES: {
    status: 409,
    de: 'Der Hersteller hat Artikel im Katalog und kann nicht gelöscht werden.',
    en: 'The manufacturer has articles in the catalogue and cannot be deleted.',
  },
  PRODUCER_HAS_ORDERS: {
    status: 409,
    de: 'Zu diesem Hersteller gibt es Bestellungen. Er kann nicht gelöscht werden.',
    en: 'There are orders of this manufacturer. It cannot be deleted.',
  },
  PRODUCER_NAME_EXISTS: {
    status: 409,
    de: 'Einen Hersteller mit diesem Namen gibt es schon.',
    en: 'A manufacturer with this name already exists.',
  },
  BILLING_COUNTRY_BY_ADMIN: {
    status: 403,
    de: 'Das Land der Rechnungsadresse und die Steuernummer ändert nur ein Administrator Ihrer Firma.',
    en: 'Only an administrator of your company can change the country of the billing address and the tax number.',
  },
  DISPATCH_COUNTRY_BY_PLATFORM: {
    status: 403,
    de: 'Das Land eines Versandorts ändert nur der Plattform-Administrator. Bitte wenden Sie sich an ihn.',
    en: 'Only the platform admin can change the country of a dispatch location. Please contact the platform admin.',
  },
  TOO_MANY_ADDRESSES: {
    status: 409,
    de: 'Eine Firma kann höchstens {max} Adressen haben. Bitte löschen Sie eine, die Sie nicht mehr brauchen.',
    en: 'A company can have at most {max} addresses. Please delete one that you no longer need.',
  },
  TOO_MANY_USERS: {
    status: 409,
    de: 'Eine Firma kann höchstens {max} Benutzer haben. Bitte löschen Sie einen, der nicht mehr gebraucht wird.',
    en: 'A company can have at most {max} users. Please delete one that is no longer needed.',
  },
  LAST_DISPATCH_LOCATION: {
    status: 409,
    de: 'Der letzte Versandort kann nicht entfernt werden.',
    en: 'The last dispatch location cannot be removed.',
  },
  ADDRESS_TYPE_NOT_ALLOWED: {
    status: 400,
    de: 'Kunden haben nur Lieferadressen und eine Rechnungsadresse.',
    en: 'Customers have shipping addresses and one billing address only.',
  },
  PUBLIC_BODY_COUNTRY: {
    status: 400,
    de: 'Gemeinden, Kantone und der Bund haben ihre Adresse in der Schweiz.',
    en: 'Communities, cantons and the federal level have their address in Switzerland.',
  },
  DISPATCH_LOCATION_NOT_ALLOWED: {
    status: 403,
    de: 'Neue Versandorte legt der Plattform-Administrator an. Bitte wenden Sie sich an ihn.',
    en: 'New dispatch locations are created by the platform admin. Please contact the platform admin.',
  },
  ADDRESS_NOT_DELETABLE: {
    status: 409,
    de: 'Diese Adresse wird gebraucht und kann nicht gelöscht werden.',
    en: 'This address is needed and cannot be deleted.',
  },
  REGION_OF_OTHER_COUNTRY: {
    status: 400,
    de: 'In diesem Land gibt es diesen Kanton oder dieses Bundesland nicht.',
    en: 'This country has no such canton or state.',
  },
  WEEKDAYS_REQUIRED: {
    status: 400,
    de: 'Bitte wählen Sie mindestens einen Wochentag.',
    en: 'Please choose at least one day of the week.',
  },
  CLOSED_DAY_TOO_FAR: {
    status: 400,
    de: 'Der Tag darf höchstens zehn Jahre in der Zukunft liegen.',
    en: 'The day may be at most ten years from now.',
  },
  NO_WORKING_DAY: {
    status: 400,
    de: 'Der Versandort wäre ein Jahr lang ohne Arbeitstag. Bitte lassen Sie Arbeitstage übrig.',
    en: 'The dispatch location would be without a working day for a year. Please leave some.',
  },
  LAST_PLATFORM_ADMIN: {
    status: 409,
    de: 'Der letzte Plattform-Administrator kann nicht entfernt werden.',
    en: 'The last platform admin cannot be removed.',
  },
} satisfies Record<string, ErrorEntry>;
