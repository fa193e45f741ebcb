import type { Language } from '@werkbank/contracts/localization';
import { greeting, type Letter, type LetterTexts } from '../../notifications/index.js';
import type { Entered } from './registered-rows.js';

/** The mail with the confirmation link. It repeats only the name of the strangers' input. */
export function registrationLetter({ user }: Pick<Entered, 'user'>, url: string): Letter {
  const { language } = user;
  const texts: LetterTexts = {
    de: {
      subject: 'Bitte bestätigen Sie Ihre Registrierung bei Werkbank',
      opening: [
        'Sie haben sich und Ihre Firma bei Werkbank registriert. Bitte bestätigen Sie das innerhalb von 48 Stunden:',
      ],
      link: { label: 'Registrierung bestätigen', url },
      closing: [
        'Haben Sie sich nicht registriert? Dann öffnen Sie den Link bitte nicht; wir löschen die Angaben.',
      ],
    },
    en: {
      subject: 'Please confirm your registration at Werkbank',
      opening: ['You registered yourself and your company at Werkbank. Please confirm this within 48 hours:'],
      link: { label: 'Confirm the registration', url },
      closing: ['Did you not register? Then please do not open the link; we will delete what was entered.'],
    },
  };
  return { language, greeting: greeting(user), ...texts[language] };
}

export interface Holder {
  language: Language;
  firstName: string;
  lastName: string;
}

/** The mail to an address that has an account already; only its owner learns that. */
export function alreadyRegisteredLetter(holder: Holder, url: string): Letter {
  const { language } = holder;
  const texts: LetterTexts = {
    de: {
      subject: 'Diese E-Mail-Adresse wird bei Werkbank schon verwendet',
      opening: [
        'Mit dieser E-Mail-Adresse wollte sich jemand bei Werkbank registrieren. Sie haben schon ein Konto und können sich damit anmelden.',
        'Haben Sie Ihr Passwort vergessen? Dann setzen Sie es zurück:',
      ],
      link: { label: 'Passwort zurücksetzen', url },
      closing: [
        'Waren Sie es nicht? Dann brauchen Sie nichts zu tun; an Ihrem Konto hat sich nichts geändert.',
      ],
    },
    en: {
      subject: 'This e-mail address is already in use at Werkbank',
      opening: [
        'Someone wanted to register at Werkbank with this e-mail address. You already have an account and can log in with it.',
        'Did you forget your password? Then reset it:',
      ],
      link: { label: 'Reset the password', url },
      closing: ['Was it not you? Then there is nothing to do; your account has not changed.'],
    },
  };
  return { language, greeting: greeting(holder), ...texts[language] };
}
