import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { defaultLocaleConfig, type Language } from '@werkbank/contracts/localization';
import { writeNumber } from '@werkbank/contracts/numbers';
import { columns, readMany, readOne, run, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import {
  ArticleEntity,
  ArticleTableEntity,
  type StoredColumn,
  textIn,
  unplacedGroupId,
} from '../../catalogue/index.js';
import { importingCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { type FeatureOfGroup, readFeaturesOfGroup } from './features-of-group.js';
import { newColumnOf } from './new-column.js';
import { columnOf } from '../feature-columns/properties-of.js';
import { TablesOfGroups } from '../feature-columns/tables-of-groups.js';

const groupsOfArticles = statement(
  'groups-of-articles-of-company',
  { groupId: ArticleEntity.properties.groupId, de: p.text(), en: p.text(), articles: p.integer() },
  `select a.group_id as "groupId", c.de, c.en, count(*)::int as articles from article a
     join category c on c.category_id = a.group_id
    where a.owner_company_id = ? and a.group_id <> '${unplacedGroupId}'
    group by a.group_id, c.de, c.en order by articles desc, a.group_id`,
);
const lockTable = statement(
  'lock-table-of-group',
  columns(ArticleTableEntity, 'columns', 'detailsColumns', 'facets'),
  `select columns, details_columns as "detailsColumns", facets from article_table where group_id = ? for update`,
);
const saveTable = statement(
  'save-columns-of-group',
  {},
  'update article_table set columns = ?::jsonb, facets = ?::jsonb, lock_key = lock_key + 1 where group_id = ?',
);
const saveChoices = statement(
  'save-feature-columns',
  {},
  `insert into feature_column (company_id, group_id, feature, column_key)
   select ?::int, ?, c.feature, c."columnKey" from jsonb_to_recordset(?::jsonb) as c(feature text, "columnKey" text)
   on conflict (company_id, group_id, feature) do update set column_key = excluded.column_key`,
);
/** Articles of one company, or of all if a new column concerns everybody's articles. */
const mapArticles = statement(
  'map-articles-of-group',
  { articles: p.integer() },
  `with waiting as (
     insert into article_to_map (article_id, forgotten)
     select article_id, ?::jsonb from article
      where group_id = ? and (owner_company_id = ?::int or ?) and source_features <> '[]' order by article_id
     on conflict (article_id) do update set forgotten = article_to_map.forgotten || excluded.forgotten
     returning 1
   ) select count(*)::int as articles from waiting`,
);

/** Features of a producer's own catalogue as columns and filters of the shop's groups. */
@Controller()
export class MapFeatures {
  constructor(private readonly em: EntityManager) {}

  @Call('listSourceFeatures')
  async list(
    @Input() { query }: CallInput<'listSourceFeatures'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listSourceFeatures'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const { language } = caller;
    return inNameOf(caller, async () => {
      const found = await readMany(this.em, groupsOfArticles, [companyId]);
      const groups = found.map(({ groupId, articles, ...name }) => ({
        groupId,
        name: name[language],
        articles,
      }));
      const groupId = query.groupId ?? groups[0]?.groupId;
      const mayAddColumns = addsColumns(caller);
      if (groupId === undefined) return { groups, groupId: null, columns: [], features: [], mayAddColumns };
      if (!groups.some((group) => group.groupId === groupId))
        return refuse('CATEGORY_NOT_FOUND', { field: 'groupId' });
      const tables = await TablesOfGroups.read(this.em, companyId);
      const columnsOfGroup = tables.columnsOf(groupId);
      const choices = tables.choicesOf(groupId);
      const features = await readFeaturesOfGroup(this.em, companyId, groupId);
      return {
        groups,
        groupId,
        columns: columnsOfGroup.map((column) => ({
          key: column.key,
          label: column[language],
          unit: column.unit,
        })),
        features: features.map(({ feature, id, name, unit, articles, example }) => ({
          feature,
          name: textIn(name, language) || (id ?? ''),
          unit,
          articles,
          example: exampleIn(example, language),
          columnKey: columnOf({ id, name }, columnsOfGroup, choices)?.key ?? null,
          isChosen: choices.has(feature),
        })),
        mayAddColumns,
      };
    });
  }

  @Call('placeSourceFeatures')
  async place(
    @Input() { query, body }: CallInput<'placeSourceFeatures'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'placeSourceFeatures'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const { groupId, features: asked } = body;
    const adds = asked.some(({ asNewColumn }) => asNewColumn);
    if (adds && !addsColumns(caller)) return refuse('FORBIDDEN', { field: 'features' });
    return inNameOf(caller, () =>
      this.em.fork().transactional(async (em) => {
        const table = adds ? await readOne(em, lockTable, [groupId]) : undefined;
        const features = new Map<string, FeatureOfGroup>(
          (await readFeaturesOfGroup(em, companyId, groupId)).map((one) => [one.feature, one]),
        );
        if (features.size === 0) return refuse('CATEGORY_NOT_FOUND', { field: 'groupId' });
        const tables = await TablesOfGroups.read(em, companyId);
        const known = [...tables.columnsOf(groupId)];
        const added: StoredColumn[] = [];
        const choices: { feature: string; columnKey: string | null }[] = [];
        const forgotten = new Set<string>();
        for (const { feature, columnKey, asNewColumn } of asked) {
          const found = features.get(feature);
          if (!found) return refuse('SOURCE_FEATURE_NOT_FOUND', { field: 'features', params: { feature } });
          const before = columnOf(found, known, tables.choicesOf(groupId));
          if (before) forgotten.add(before.key);
          const column = asNewColumn ? newColumnOf(found, tables) : undefined;
          if (column && !known.some(({ key }) => key === column.key)) {
            known.push(column);
            added.push(column);
          }
          const key = column?.key ?? columnKey;
          if (key !== null && !known.some((one) => one.key === key))
            return refuse('TABLE_COLUMN_NOT_FOUND', { field: 'features', params: { feature } });
          choices.push({ feature, columnKey: key });
        }
        if (known.length > catalogueImportLimits.columnsOfGroup)
          return refuse('TABLE_COLUMNS_FULL', {
            field: 'features',
            params: { max: catalogueImportLimits.columnsOfGroup },
          });
        if (table && added.length > 0)
          await run(em, saveTable, [
            JSON.stringify([...table.columns, ...added]),
            JSON.stringify([...table.facets, ...added.map(({ key }) => key)]),
            groupId,
          ]);
        await run(em, saveChoices, [companyId, groupId, JSON.stringify(choices)]);
        const waiting = await readOne(em, mapArticles, [
          JSON.stringify([...forgotten]),
          groupId,
          companyId,
          added.length > 0,
        ]);
        return { articles: waiting?.articles ?? 0 };
      }),
    );
  }
}

/** Columns of a group are those of all producers, so the platform alone adds them. */
const addsColumns = (caller: Caller): boolean => kindsOf(caller).has('platform-admin');

const exampleIn = (value: FeatureOfGroup['example'], language: Language): string =>
  typeof value === 'number' ? writeNumber(value, defaultLocaleConfig[language]) : textIn(value, language);
