import { defineEntity, p } from '@mikro-orm/core';
import type { KeptLine } from '@werkbank/contracts/entities';

const schema = defineEntity({
  name: 'OwnBasket',
  tableName: 'own_basket',
  properties: {
    userId: p.integer().primary().autoincrement(false),
    lines: p.json<KeptLine[]>(),
    version: p.integer(),
    changedAt: p.datetime(),
  },
  indexes: [{ name: 'own_basket_changed_at', properties: ['changedAt'] }],
});

/** What one person has put into the basket, on whatever device. */
class OwnBasketRecord extends schema.class {}
schema.setClass(OwnBasketRecord);
export const ownBasketSchema = schema;
