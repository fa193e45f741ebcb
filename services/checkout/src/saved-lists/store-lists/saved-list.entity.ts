import { defineEntity, p } from '@mikro-orm/core';
import type { LastPrice } from '@werkbank/contracts/entities';

/** A line with the names and the price of its article when it was saved; null if it had no price. */
export interface KeptListLine {
  articleId: string;
  quantity: number;
  materialNumber: string;
  articleText: string;
  producerId: number;
  producerName: string;
  last: LastPrice | null;
}

const schema = defineEntity({
  name: 'SavedList',
  tableName: 'saved_list',
  properties: {
    id: p.uuid().primary(),
    companyId: p.integer(),
    authorId: p.integer(),
    authorName: p.text(),
    name: p.text(),
    isShared: p.boolean(),
    lines: p.json<KeptListLine[]>(),
    lineCount: p.integer(),
    changedAt: p.datetime(),
  },
  indexes: [{ name: 'saved_list_author', properties: ['authorId'] }],
  uniques: [
    {
      name: 'saved_list_name',
      expression:
        'create unique index "saved_list_name" on "saved_list" ("company_id", compare_form("name"))',
    },
  ],
});

/** Articles and quantities under a name, of a person or shared in the company. */
export class SavedListRecord extends schema.class {}
schema.setClass(SavedListRecord);
export const savedListSchema = schema;
