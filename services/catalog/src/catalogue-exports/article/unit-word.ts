/** Codes that German systems write for Stück and Satz, and readers take for them. */
const mistaken = new Set(['ST', 'SA']);

/** The code of a unit by which a reader knows the same unit. Rec. 21 writes packages with an X in front. */
export const unitWord = (code: string): string => (mistaken.has(code) ? `X${code}` : code);
