import { Migration } from '@mikro-orm/migrations';

const plain = String.raw`translate(replace(normalize(given, NFD), U&'\0308', ''), 'øØ', 'oo')`;

class SearchForm extends Migration {
  override up(): void {
    this.addSql(`create function search_form(given text) returns text language sql immutable strict parallel safe
      return E'\\n' || compare_form(given) || E'\\n' ||
        case when ${plain} = normalize(given, NFD) then '' else compare_form(${plain}) || E'\\n' end`);
    this.addSql(`create function search_forms(given text[]) returns text[] language sql immutable strict parallel safe
      return array(select search_form(name) from unnest(given) as name)`);
    this.addSql(`create function number_form(given text) returns text language sql immutable strict parallel safe
      return regexp_replace(compare_form(translate(given, '×øØ', 'x')), '[^a-z0-9]', '', 'g')`);
  }
}

/** `searchForm` and `numberForm` of the contracts, for columns that lists find by. A changed form is a new function. */
export const searchFormMigration = { name: '0000-search-form', class: SearchForm };
