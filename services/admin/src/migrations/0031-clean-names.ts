import { Migration } from '@mikro-orm/migrations';
import { cleanTexts, numberEqualNames } from '@werkbank/platform/database';

// For one version at a time: the version before refuses names that are equal in lower case itself; one that differs by no
// more than an accent or a blank fails there with an error, for as long as both run.
export class CleanNames extends Migration {
  override up(): void {
    const texts = [
      ...cleanTexts('company', ['name', 'tax_number', 'kanton']),
      ...cleanTexts('address', ['name', 'street', 'house', 'address_supplement', 'zip_code', 'city']),
      ...cleanTexts('users', ['first_name', 'last_name']),
      ...cleanTexts('sidebar_attachment', ['title']),
    ];
    for (const sql of texts) this.addSql(sql);
    // Two names of producers may become one: their constraint stays, so each gets its number before it is cleaned.
    this.addSql(numberEqualNames('producer', 'algolia_id', 500));
    for (const sql of cleanTexts('producer', ['algolia_id'])) this.addSql(sql);
    this.addSql('create unique index producer_compared_name on producer (compare_form(algolia_id))');
  }
}
