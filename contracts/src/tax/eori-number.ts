/** The longest number: two letters of a country of the EU and fifteen digits or letters. */
export const maxEoriNumber = 17;

/** A number of the Economic Operators Registration and Identification of the EU, without spaces. */
export const isEoriNumber = (number: string): boolean => /^[A-Z]{2}[A-Z0-9]{1,15}$/.test(number);

/** True for countries whose customs use EORI numbers; Switzerland and Liechtenstein use the UID. */
export const hasEoriNumbers = (country: string): boolean => country !== 'CH' && country !== 'LI';
