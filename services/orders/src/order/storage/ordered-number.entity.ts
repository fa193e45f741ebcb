import { defineEntity, p } from '@mikro-orm/core';

/** Each article number that was ever ordered, as it is found. PostgreSQL keeps it. */
export const OrderedNumberEntity = defineEntity({
  name: 'OrderedNumber',
  tableName: 'ordered_number',
  properties: { numberForm: p.text().primary() },
  indexes: [
    {
      name: 'ordered_number_parts',
      expression: 'create index ordered_number_parts on ordered_number using gin (number_form gin_trgm_ops)',
    },
  ],
});
