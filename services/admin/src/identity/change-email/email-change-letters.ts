import type { Language } from '@werkbank/contracts/localization';
import { greeting, type Letter, type LetterTexts, type Reader } from '../../notifications/index.js';

/** To the new address. Its reader may be a stranger, so the mail holds only the account's name. */
export function confirmEmailLetter(reader: Reader, url: string): Letter {
  const { language } = reader;
  const texts: LetterTexts = {
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse bei Werkbank',
      opening: [
        'für Ihr Konto bei Werkbank soll künftig diese E-Mail-Adresse gelten. Bitte bestätigen Sie das innerhalb von 24 Stunden:',
      ],
      link: { label: 'E-Mail-Adresse bestätigen', url },
      closing: [
        'Danach melden Sie sich mit dieser Adresse an. Haben Sie kein Konto bei Werkbank? Dann öffnen Sie den Link bitte nicht; ohne Bestätigung ändert sich nichts.',
      ],
    },
    en: {
      subject: 'Please confirm your new e-mail address at Werkbank',
      opening: [
        'This e-mail address is to become the one of your account at Werkbank. Please confirm this within 24 hours:',
      ],
      link: { label: 'Confirm the e-mail address', url },
      closing: [
        'You will then log in with this address. Do you have no account at Werkbank? Then please do not open the link; without a confirmation nothing changes.',
      ],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}

/** To the current address, whose owner may not have made the request. It does not show the new address. */
export function emailChangeAskedLetter(reader: Reader): Letter {
  const { language } = reader;
  const texts: LetterTexts = {
    de: {
      subject: 'Ihre E-Mail-Adresse bei Werkbank soll geändert werden',
      opening: [
        'für Ihr Konto bei Werkbank wurde soeben eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie über einen Link bestätigt wird, der an die neue Adresse ging. Bis dahin bleibt alles, wie es ist.',
      ],
      closing: [
        'Waren Sie das nicht, und auch nicht Ihr Firmen-Administrator? Dann setzen Sie bitte sofort ein neues Passwort, damit wird der Link ungültig, und sagen Sie uns Bescheid.',
      ],
    },
    en: {
      subject: 'Your e-mail address at Werkbank is to be changed',
      opening: [
        'Another e-mail address has just been given for your account at Werkbank. It becomes valid once it is confirmed by a link that went to the new address. Until then everything stays as it is.',
      ],
      closing: [
        'Was it neither you nor your company administrator? Then please set a new password at once, which makes the link void, and let us know.',
      ],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}

/** To the owner of a taken address. It does not show the account that wanted it. */
export function addressInUseLetter(language: Language): Letter {
  const names = { language, firstName: '', lastName: '' };
  const texts: LetterTexts = {
    de: {
      subject: 'Ihre E-Mail-Adresse ist bei Werkbank schon in Gebrauch',
      opening: [
        'diese E-Mail-Adresse wurde bei Werkbank für ein weiteres Konto angegeben. Sie gehört schon zu Ihrem Konto, deshalb wurde nichts geändert.',
      ],
      closing: [
        'Sie brauchen nichts zu tun. Wissen Sie nicht, woher das kommt? Dann sagen Sie uns Bescheid.',
      ],
    },
    en: {
      subject: 'Your e-mail address is already in use at Werkbank',
      opening: [
        'This e-mail address was given for another account at Werkbank. It already belongs to your account, so nothing was changed.',
      ],
      closing: ['There is nothing to do. Do you not know where this comes from? Then please let us know.'],
    },
  };
  return { language, greeting: greeting(names), ...texts[language] };
}
