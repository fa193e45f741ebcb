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

/** Basket of one person, the same on all devices. */
class OwnBasketRecord extends schema.class {}
schema.setClass(OwnBasketRecord);
export const ownBasketSchema = schema;
