const email = /\S@\S/;
/** Digits behind a + or a 0, with the signs that part them in a telephone number. */
const callable = /(?:\+|(?<!\d)0)[\d\s()./-]{7,}/g;
/** Sizes have fewer digits. */
const shortestNumber = 8;

/** True for a text that may hold an e-mail address or a telephone number. */
export const holdsPersonalData = (text: string): boolean =>
  email.test(text) ||
  (text.match(callable) ?? []).some((number) => number.replaceAll(/\D/g, '').length >= shortestNumber);
