import { defineEntity, p } from '@mikro-orm/core';
import type { CustomsFigures, FreightFigures, FreightRule } from '@werkbank/contracts/entities';
import { versionColumns } from '@werkbank/platform/dated-versions';

const schema = defineEntity({
  name: 'CostRuleVersion',
  tableName: 'cost_rule_version',
  properties: {
    ...versionColumns,
    kind: p.text().$type<'Freight' | 'Customs'>(),
    /** For freight alone. */
    shipper: p.text().$type<FreightRule['shipper']>().strictNullable(),
    /** null is any country. */
    fromCountry: p.text().strictNullable(),
    toCountry: p.text().strictNullable(),
    /** null: from that day on the rule is none. */
    figures: p.json<FreightFigures | CustomsFigures>().strictNullable(),
  },
  indexes: [
    {
      name: 'cost_rule_version_subject',
      properties: ['kind', 'shipper', 'fromCountry', 'toCountry', 'validFrom'],
    },
  ],
});

/** A rule of freight or customs as of a day; never changed but by being withdrawn before that day. */
export class CostRuleVersion extends schema.class {}
schema.setClass(CostRuleVersion);
export const costRuleVersionSchema = schema;
