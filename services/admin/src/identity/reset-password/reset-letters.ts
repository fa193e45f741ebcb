import type { Language } from '@werkbank/contracts/localization';
import { greeting, type Letter } from '../../notifications/index.js';

interface Reader {
  language: Language;
  firstName: string;
  lastName: string;
}

/** The link to set a new password. */
export function resetLetter(reader: Reader, url: string): Letter {
  const { language } = reader;
  if (language === 'de') {
    return {
      language,
      subject: 'Neues Passwort für Werkbank',
      greeting: greeting(reader),
      opening: [
        'Sie möchten ein neues Passwort für Werkbank setzen. Das geht mit diesem Link, eine Stunde lang:',
      ],
      link: { label: 'Neues Passwort setzen', url },
      closing: [
        'Haben Sie kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun, Ihr bisheriges gilt weiter.',
      ],
    };
  }
  return {
    language,
    subject: 'New password for Werkbank',
    greeting: greeting(reader),
    opening: ['You would like to set a new password for Werkbank. This link lets you do so for one hour:'],
    link: { label: 'Set a new password', url },
    closing: [
      'Did you not ask for a new password? Then there is nothing to do, your present one stays valid.',
    ],
  };
}

/** Tells the owner of the mailbox, who may not be the one who did it. */
export function passwordChangedLetter(reader: Reader): Letter {
  const { language } = reader;
  if (language === 'de') {
    return {
      language,
      subject: 'Ihr Passwort wurde geändert',
      greeting: greeting(reader),
      opening: [
        'Ihr Passwort für Werkbank wurde soeben geändert. Auf allen Geräten ist eine neue Anmeldung nötig.',
      ],
      closing: [
        'Waren Sie das nicht? Dann setzen Sie bitte sofort ein neues Passwort und sagen Sie uns Bescheid.',
      ],
    };
  }
  return {
    language,
    subject: 'Your password was changed',
    greeting: greeting(reader),
    opening: ['Your password for Werkbank has just been changed. Every device has to log in again.'],
    closing: ['Was it not you? Then please set a new password at once and let us know.'],
  };
}
