/** The longest number: two letters of a country of the EU and fifteen digits or letters. */
export const maxEoriNumber = 17;

/** A number of the Economic Operators Registration and Identification of the EU, without spaces. */
export const isEoriNumber = (number: string): boolean => /^[A-Z]{2}[A-Z0-9]{1,15}$/.test(number);

/** Whether the customs of a country know traders by such a number; Switzerland and Liechtenstein know them by their UID. */
export const hasEoriNumbers = (country: string): boolean => country !== 'CH' && country !== 'LI';
