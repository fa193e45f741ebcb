import { greeting, type Letter, type LetterTexts, type Reader } from '../../notifications/index.js';

/** Sign-in address of the company whose identity provider has that alias. */
export const companySsoUrl = (publicUrl: string, alias: string): string =>
  `${publicUrl}/login?company=${alias}`;

/** Replaces the link that sets a password: people with company sign-in get none. */
export function noPasswordLetter(reader: Reader, url: string): Letter {
  const { language } = reader;
  const texts: LetterTexts = {
    de: {
      subject: 'Ihre Anmeldung bei Werkbank',
      opening: [
        'Sie möchten ein neues Passwort für Werkbank setzen. Das brauchen Sie nicht: Sie melden sich über Ihre Firma an, mit dem Passwort von dort.',
      ],
      link: { label: 'Über die Firma anmelden', url },
      closing: ['Kennen Sie das Passwort Ihrer Firma nicht mehr? Dann hilft Ihnen deren IT weiter.'],
    },
    en: {
      subject: 'How you log in to Werkbank',
      opening: [
        'You would like to set a new password for Werkbank. You need none: you log in by your company, with the password you have there.',
      ],
      link: { label: 'Log in by your company', url },
      closing: ['Have you forgotten the password of your company? Then its IT can help you.'],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}

/** The first mail to an imported person with company sign-in. */
export function invitedByCompanyLetter(invited: Reader & { companyName: string }, url: string): Letter {
  const { language, companyName } = invited;
  const texts: LetterTexts = {
    de: {
      subject: 'Ihr Konto bei Werkbank',
      opening: [
        `für Sie wurde bei Werkbank ein Konto für ${companyName} angelegt. Sie melden sich über Ihre Firma an, mit dem Passwort von dort:`,
      ],
      link: { label: 'Über die Firma anmelden', url },
      closing: [],
    },
    en: {
      subject: 'Your account at Werkbank',
      opening: [
        `An account at Werkbank was created for you at ${companyName}. You log in by your company, with the password you have there:`,
      ],
      link: { label: 'Log in by your company', url },
      closing: [],
    },
  };
  return { language, greeting: greeting(invited), ...texts[language] };
}
