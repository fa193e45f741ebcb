import type { Language } from '@werkbank/contracts/localization';

export interface Reader {
  language: Language;
  firstName: string;
  lastName: string;
}

const hello: Record<Language, string> = { de: 'Guten Tag', en: 'Hello' };

/** Longer than names are, and long enough for a message. */
const longest = 60;
/** Characters of addresses that names do not have; mail programs make links of them. */
const likeAnAddress = /[:/\\@]|\.\p{L}{2}/u;

/**
 * Greeting of a mail. Anybody can have a mail sent to anybody, by a registration. So a name appears only if it can hardly be
 * anything else.
 */
export function greeting({ language, firstName, lastName }: Reader): string {
  const name = `${firstName} ${lastName}`;
  return name.length > longest || likeAnAddress.test(name)
    ? `${hello[language]},`
    : `${hello[language]} ${name},`;
}
