import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TableColumn } from '@werkbank/contracts/entities';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { ArticleTableEntity, CategoryEntity, type StoredColumn } from '../../catalogue/index.js';

const table = {
  ...columns(ArticleTableEntity, 'groupId', 'columns', 'detailsColumns'),
  articles: CategoryEntity.properties.articleCount,
};
const tables = statement(
  'tables-with-columns',
  table,
  `select t.group_id as "groupId", t.columns, t.details_columns as "detailsColumns", c.article_count as articles
   from article_table t join category c on c.category_id = t.group_id order by t.group_id`,
);

interface SharedColumn {
  /** The column as each of the groups has it. */
  stored: readonly [StoredColumn, ...StoredColumn[]];
  groups: readonly RowOf<typeof table>[];
}

/** The columns of all groups. Groups share a column by its key, so that one filter holds for all of them. */
export class SharedColumns {
  private constructor(private readonly byKey: ReadonlyMap<string, SharedColumn>) {}

  /** One statement. */
  static async read(em: EntityManager): Promise<SharedColumns> {
    const byKey = new Map<string, SharedColumn>();
    for (const group of await readMany(em, tables))
      for (const column of [...group.columns, ...group.detailsColumns]) {
        const { stored, groups } = byKey.get(column.key) ?? { stored: [], groups: [] };
        const [first = column, ...others] = [...stored, column];
        byKey.set(column.key, { stored: [first, ...others], groups: [...groups, group] });
      }
    return new SharedColumns(byKey);
  }

  get(key: string): SharedColumn | undefined {
    return this.byKey.get(key);
  }

  definitions(): StoredColumn[] {
    return [...this.byKey.values()].map(({ stored }) => stored[0]);
  }

  all(): TableColumn[] {
    return [...this.byKey.values()].map(shownColumn);
  }
}

export function shownColumn({ stored, groups }: SharedColumn): TableColumn {
  const [{ key, de, en, kind, unit, digits, values }] = stored;
  return {
    key,
    name: { de, en },
    kind,
    unit,
    digits,
    values: Object.entries(values ?? {}).map(([value, name]) => ({ value, name })),
    groups: groups.length,
    articles: groups.reduce((sum, { articles }) => sum + articles, 0),
    optimisticLockKey: stateOf(stored),
  };
}

/** A lock key computed from a column's state in its groups, because the column has no row with a counter. */
function stateOf(stored: readonly StoredColumn[]): number {
  const state = stored.map(({ de, en, unit, digits, values }) => [de, en, unit, digits, values]);
  return createHash('sha256').update(JSON.stringify(state)).digest().readUInt32BE() >>> 1;
}
