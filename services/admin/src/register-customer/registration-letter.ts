import type { Letter } from '../send-mails/letter.js';
import type { Entered } from './registered-rows.js';

/** The link that confirms a registration. */
export function registrationLetter({ user, company }: Entered, url: string): Letter {
  const { language, firstName, lastName } = user;
  if (language === 'de') {
    return {
      language,
      subject: 'Bitte bestätigen Sie Ihre Registrierung bei Werkbank',
      greeting: `Guten Tag ${firstName} ${lastName},`,
      opening: [
        `Sie haben ${company.name} bei Werkbank registriert. Bitte bestätigen Sie das innerhalb von 48 Stunden:`,
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
    greeting: `Hello ${firstName} ${lastName},`,
    opening: [`You registered ${company.name} at Werkbank. Please confirm this within 48 hours:`],
    link: { label: 'Confirm the registration', url },
    closing: ['Did you not register? Then please do not open the link; we will delete what was entered.'],
  };
}
