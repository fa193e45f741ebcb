import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { ArticleTableEntity } from './article-table.entity.js';

export const ArticleEntity = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    articleId: p.text().primary(),
    groupId: p.manyToOne(ArticleTableEntity).mapToPk(),
    producerId: p.integer(),
    materialNumber: p.text(),
    materialGroupId: p.integer(),
    ean: p.text().nullable(),
    listPrice: p.bigint('number'),
    listPriceCurrency: p.text(),
    voc: p.bigint('number').defaultRaw('0'),
    leadTimeDays: p.integer(),
    name: p.json<LocalizedText>(),
    description: p.json<LocalizedText>(),
    properties: p.json<Record<string, number | string>>(),
    partSpecifications: p.json<Partial<Record<Language, { name: string; value: string }[]>> | null>(),
    /** Goes before the description. */
    partDescription: p.json<Partial<LocalizedText> | null>(),
    weightGrams: p.integer(),
    imageUrl: p.text().nullable(),
    drawingUrl: p.text().nullable(),
    documentLinks: p.json<{ link: string; fileName: string; bytes: number | null }[]>(),
    videoUrl: p.text().nullable(),
    /** null: it is for sale. */
    notForSaleReason: p.json<LocalizedText>().nullable(),
    /** Its place in its group. */
    position: p.integer().default(0),
    /** HS code. */
    tariffNumber: p.text().nullable(),
    originCountry: p.text().nullable(),
  },
  indexes: [{ name: 'article_in_group', properties: ['groupId', 'position'] }],
  uniques: [
    { name: 'article_producer_id_material_number_key', properties: ['producerId', 'materialNumber'] },
  ],
});
