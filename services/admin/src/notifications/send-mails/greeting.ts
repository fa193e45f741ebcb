import type { Language } from '@werkbank/contracts/localization';

export interface Reader {
  language: Language;
  firstName: string;
  lastName: string;
}

const hello: Record<Language, string> = { de: 'Guten Tag', en: 'Hello' };

/** Longer than names are, and long enough for a message. */
const longest = 60;
/** What addresses of pages and mailboxes have, and names have not; mail programs make links of them. */
const likeAnAddress = /[:/\\@]|\.\p{L}{2}/u;

/**
 * How a mail begins. Anybody can have one sent to anybody, by registering, so that what was entered as a name is taken
 * for one only where it can hardly be anything else.
 */
export function greeting({ language, firstName, lastName }: Reader): string {
  const name = `${firstName} ${lastName}`;
  return name.length > longest || likeAnAddress.test(name)
    ? `${hello[language]},`
    : `${hello[language]} ${name},`;
}
