/** What the service's database sorts names by. */
export const german = new Intl.Collator('de');
