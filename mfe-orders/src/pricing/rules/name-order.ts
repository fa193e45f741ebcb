/** The order of names in the service's database. */
export const german = new Intl.Collator('de');
