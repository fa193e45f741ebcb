import { greeting, type Letter, type LetterTexts, type Reader } from '../../notifications/index.js';

/** Informs the owner of the former address, who may be another person. It does not show the new one. */
export function emailChangedLetter(reader: Reader): Letter {
  const { language } = reader;
  const texts: LetterTexts = {
    de: {
      subject: 'Ihre E-Mail-Adresse bei Werkbank wurde geändert',
      opening: [
        'für Ihr Konto bei Werkbank wurde soeben eine andere E-Mail-Adresse eingetragen. Mit der bisherigen können Sie sich nicht mehr anmelden.',
      ],
      closing: [
        'Waren Sie das nicht, und auch nicht Ihr Firmen-Administrator? Dann sagen Sie uns bitte sofort Bescheid.',
      ],
    },
    en: {
      subject: 'Your e-mail address at Werkbank was changed',
      opening: [
        'Another e-mail address has just been entered for your account at Werkbank. You can no longer log in with the former one.',
      ],
      closing: ['Was it neither you nor your company administrator? Then please let us know at once.'],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}
