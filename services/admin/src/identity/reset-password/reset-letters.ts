import { greeting, type Letter, type LetterTexts, type Reader } from '../../notifications/index.js';

/** The link to set a new password. */
export function resetLetter(reader: Reader, url: string): Letter {
  const { language } = reader;
  const texts: LetterTexts = {
    de: {
      subject: 'Neues Passwort für Werkbank',
      opening: [
        'Sie möchten ein neues Passwort für Werkbank setzen. Das geht mit diesem Link, eine Stunde lang:',
      ],
      link: { label: 'Neues Passwort setzen', url },
      closing: [
        'Haben Sie kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun, Ihr bisheriges gilt weiter.',
      ],
    },
    en: {
      subject: 'New password for Werkbank',
      opening: ['You would like to set a new password for Werkbank. This link lets you do so for one hour:'],
      link: { label: 'Set a new password', url },
      closing: [
        'Did you not ask for a new password? Then there is nothing to do, your present one stays valid.',
      ],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}

/** Informs the owner of the mailbox, who may be another person. */
export function passwordChangedLetter(reader: Reader): Letter {
  const { language } = reader;
  const texts: LetterTexts = {
    de: {
      subject: 'Ihr Passwort wurde geändert',
      opening: [
        'Ihr Passwort für Werkbank wurde soeben geändert. Auf allen Geräten ist eine neue Anmeldung nötig.',
      ],
      closing: [
        'Waren Sie das nicht? Dann setzen Sie bitte sofort ein neues Passwort und sagen Sie uns Bescheid.',
      ],
    },
    en: {
      subject: 'Your password was changed',
      opening: ['Your password for Werkbank has just been changed. Every device has to log in again.'],
      closing: ['Was it not you? Then please set a new password at once and let us know.'],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}
