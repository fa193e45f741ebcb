import { defineEntity, p } from '@mikro-orm/core';
import { versionColumns } from '@werkbank/platform/dated-versions';

const schema = defineEntity({
  name: 'TaxRuleVersion',
  tableName: 'tax_rule_version',
  properties: {
    ...versionColumns,
    /** null: the rate of the country of arrival itself. */
    fromCountry: p.text().strictNullable(),
    toCountry: p.text(),
    /** null: from that day on there is no exception. */
    percent: p.decimal('number').columnType('numeric(5,2)').strictNullable(),
    reason: p.text().strictNullable(),
  },
  indexes: [{ name: 'tax_rule_version_subject', properties: ['toCountry', 'fromCountry', 'validFrom'] }],
});

/** A tax rate or an exception from it as of a day; never changed but by being withdrawn before that day. */
export class TaxRuleVersion extends schema.class {}
schema.setClass(TaxRuleVersion);
export const taxRuleVersionSchema = schema;
