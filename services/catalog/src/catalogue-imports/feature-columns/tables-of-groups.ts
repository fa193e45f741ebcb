import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { ArticleTableEntity, type SourceFeature, type StoredColumn } from '../../catalogue/index.js';
import { FeatureColumnEntity } from '../tables/index.js';
import { type FeatureChoices, propertiesOf, type Properties } from './properties-of.js';

const tables = statement(
  'columns-of-groups',
  columns(ArticleTableEntity, 'groupId', 'columns', 'detailsColumns'),
  'select group_id as "groupId", columns, details_columns as "detailsColumns" from article_table order by group_id',
);
const choicesOfCompany = statement(
  'feature-columns-of-company',
  columns(FeatureColumnEntity, 'groupId', 'feature', 'columnKey'),
  'select group_id as "groupId", feature, column_key as "columnKey" from feature_column where company_id = ? order by group_id, feature',
);

/** The tables of all groups, and a producer's choices for them. */
export class TablesOfGroups {
  private constructor(
    private readonly columnsByGroup: ReadonlyMap<string, readonly StoredColumn[]>,
    private readonly choicesByGroup: ReadonlyMap<string, FeatureChoices>,
    /** All that the tables were made of. */
    readonly source: unknown = [],
  ) {}

  /** Without groups: for calls that set neither features nor places. */
  static readonly none = new TablesOfGroups(new Map(), new Map());

  /** Two statements. */
  static async read(em: EntityManager, companyId: number): Promise<TablesOfGroups> {
    const read = await readMany(em, tables);
    const choices = new Map<string, Map<string, string | null>>();
    const chosen = await readMany(em, choicesOfCompany, [companyId]);
    for (const { groupId, feature, columnKey } of chosen) {
      const ofGroup = choices.get(groupId) ?? new Map<string, string | null>();
      choices.set(groupId, ofGroup.set(feature, columnKey));
    }
    const byGroup = read.map(
      ({ groupId, columns: shown, detailsColumns }) => [groupId, [...shown, ...detailsColumns]] as const,
    );
    return new TablesOfGroups(new Map(byGroup), choices, [read, chosen]);
  }

  columnsOf(groupId: string): readonly StoredColumn[] {
    return this.columnsByGroup.get(groupId) ?? [];
  }

  choicesOf(groupId: string): FeatureChoices {
    return this.choicesByGroup.get(groupId) ?? new Map();
  }

  allColumns(): StoredColumn[] {
    return [...this.columnsByGroup.values()].flat();
  }

  propertiesOf(groupId: string, features: readonly SourceFeature[]): Properties {
    return propertiesOf(features, this.columnsOf(groupId), this.choicesOf(groupId));
  }
}
