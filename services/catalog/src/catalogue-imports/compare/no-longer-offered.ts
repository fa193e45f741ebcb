/** Why an article is off sale that its producer has taken out. */
export const noLongerOffered = { de: 'Nicht mehr im Sortiment', en: 'No longer offered' };
