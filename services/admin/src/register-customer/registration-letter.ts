import { greeting } from '../send-mails/greeting.js';
import type { Letter } from '../send-mails/letter.js';
import type { Entered } from './registered-rows.js';

/** The link that confirms a registration. Of what strangers entered it says the name, and nothing else. */
export function registrationLetter({ user }: Pick<Entered, 'user'>, url: string): Letter {
  const { language } = user;
  if (language === 'de') {
    return {
      language,
      subject: 'Bitte bestätigen Sie Ihre Registrierung bei Werkbank',
      greeting: greeting(user),
      opening: [
        'Sie haben sich und Ihre Firma bei Werkbank registriert. Bitte bestätigen Sie das innerhalb von 48 Stunden:',
      ],
      link: { label: 'Registrierung bestätigen', url },
      closing: [
        'Haben Sie sich nicht registriert? Dann öffnen Sie den Link bitte nicht; wir löschen die Angaben.',
      ],
    };
  }
  return {
    language,
    subject: 'Please confirm your registration at Werkbank',
    greeting: greeting(user),
    opening: ['You registered yourself and your company at Werkbank. Please confirm this within 48 hours:'],
    link: { label: 'Confirm the registration', url },
    closing: ['Did you not register? Then please do not open the link; we will delete what was entered.'],
  };
}
