import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { CategoryEntity } from './category.entity.js';

/** A column of a group's table as it is stored. */
export interface StoredColumn {
  key: string;
  de: string;
  en: string;
  unit: string | null;
  letter: string | null;
  kind: 'number' | 'text';
  /** Decimal places to show at most; numbers only. */
  digits: number | null;
  /** Names of text values; a value that is missing here reads the same in both languages. */
  values: Record<string, Record<Language, string>> | null;
}

/** The table of a group's articles: its columns and filters. */
export const ArticleTableEntity = defineEntity({
  name: 'ArticleTable',
  tableName: 'article_table',
  properties: {
    groupId: p
      .manyToOne(CategoryEntity)
      .mapToPk()
      .primary()
      .updateRule('no action')
      .deleteRule('cascade')
      .deferMode('deferred'),
    description: p.json<LocalizedText>(),
    imageUrl: p.text().nullable(),
    drawingUrl: p.text().nullable(),
    columns: p.json<StoredColumn[]>(),
    detailsColumns: p.json<StoredColumn[]>(),
    /** Keys of columns by which the table can be narrowed. */
    facets: p.json<string[]>(),
    lockKey: p.integer().default(1),
    /** Among all groups in search results, with gaps; null: behind those with a place, in the order of the tree. */
    place: p.integer().nullable(),
  },
});
