/** Reason of an article that its producer has taken off sale. */
export const noLongerOffered = { de: 'Nicht mehr im Sortiment', en: 'No longer offered' };
