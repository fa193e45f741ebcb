import type { Language } from '@werkbank/contracts/localization';
import { invitationDays } from '@werkbank/contracts/user-file';
import { greeting, type Letter, type LetterTexts } from '../../notifications/index.js';

interface Invited {
  language: Language;
  firstName: string;
  lastName: string;
  companyName: string;
}

/** The first mail to a person who was added by others: there is an account, and this link sets its password. */
export function invitationLetter(invited: Invited, url: string): Letter {
  const { language, companyName } = invited;
  const texts: LetterTexts = {
    de: {
      subject: 'Ihr Konto bei Werkbank',
      opening: [
        `für Sie wurde bei Werkbank ein Konto${companyName === '' ? '' : ` für ${companyName}`} angelegt. Sie melden sich mit dieser E-Mail-Adresse an.`,
        `Ihr Passwort setzen Sie selbst, mit diesem Link, ${invitationDays} Tage lang:`,
      ],
      link: { label: 'Passwort setzen', url },
      closing: ['Ist der Link abgelaufen? Dann fordern Sie bei der Anmeldung ein neues Passwort an.'],
    },
    en: {
      subject: 'Your account at Werkbank',
      opening: [
        `An account at Werkbank was created for you${companyName === '' ? '' : ` at ${companyName}`}. You log in with this e-mail address.`,
        `You set your password yourself. This link lets you do so for ${invitationDays} days:`,
      ],
      link: { label: 'Set your password', url },
      closing: ['Has the link expired? Then ask for a new password where you log in.'],
    },
  };
  return { language, greeting: greeting(invited), ...texts[language] };
}
