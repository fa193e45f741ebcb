import { Migration } from '@mikro-orm/migrations';
import { cleanTexts, numberEqualNames } from '@werkbank/platform/database';

// For one version at a time: the version before refuses names that are equal in lower case itself; one that differs by no
// more than an accent or a blank fails there with an error, for as long as both run.
class CleanNames extends Migration {
  override up(): void {
    const texts = [
      ...cleanTexts('producer', ['name']),
      ...cleanTexts('producer_company', ['name']),
      ...cleanTexts('customer', ['name']),
      ...cleanTexts('dispatch_location', [
        'name',
        'street',
        'house',
        'address_supplement',
        'zip_code',
        'city',
      ]),
      ...cleanTexts('discount_request', ['first_name', 'last_name']),
    ];
    for (const sql of texts) this.addSql(sql);
    this.addSql(`update discount_request set remarks = replace(remarks, E'\\r\\n', E'\\n')`);
    for (const sql of cleanTexts('discount_request', ['remarks'])) this.addSql(sql);
    for (const sql of cleanTexts('discount_request_producer', ['answer'])) this.addSql(sql);
    for (const table of ['discount_group', 'article_group']) {
      // Their index by lower case stays, so each of several equal names gets its number before it is cleaned.
      this.addSql(numberEqualNames(table, 'name', 200, 'producer_company_id'));
      for (const sql of cleanTexts(table, ['name'])) this.addSql(sql);
      this.addSql(
        `create unique index ${table}_compared_name on ${table} (producer_company_id, compare_form(name))`,
      );
    }
  }
}

export const cleanNamesMigration = { name: '0017-clean-names', class: CleanNames };
