import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { StartingValues } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { pageSizes } from '@werkbank/contracts/limits';
import { isCutting, type WorkpieceMaterial } from '@werkbank/contracts/tool-tasks';
import { Call, CallerOf, Input, type SharedAnswer } from '@werkbank/platform/http';
import { type Audience, audienceOf, saysAudience } from '../../pricing/index.js';
import {
  type ArticleTables,
  type FoundTool,
  mostTools,
  roleOfColumn,
  type SizedGroups,
} from '../../search/index.js';
import { articleRows } from '../article-rows/article-rows.js';
import type { ArticleRecord } from '../read-catalogue/article-record.js';
import { Catalogue } from '../read-catalogue/catalogue.js';
import { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { CategoryTree } from '../read-catalogue/category-tree.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { commonColumns } from '../search-articles/common-columns.js';
import { groupsOfTasks } from './groups-of-tasks.js';
import { nearSizes, sizeColumns } from './near-sizes.js';
import { rangeColumns, rangesAround } from './ranges.js';
import { type SoughtTools, soughtTools } from './sought-tools.js';
import { startingValuesOf } from './starting-values.js';

type Query = CallInput<'listToolsForTask'>['query'];
type Answer = CallAnswer<'listToolsForTask'>;

interface Asked {
  lng: Query['lng'];
  material: WorkpieceMaterial | null;
  page: number;
  pageSize: number;
  audience: Audience;
}

/** Drills beside the tools of a task; all of them are a separate task. */
const drillsBeside = 5;
const noGroups = { groupIds: [], hexagonKeys: [] };

@Controller()
export class ListToolsForTask {
  /** The names of a tree are read once. */
  private readonly groups = new WeakMap<CategoryTree, ReturnType<typeof groupsOfTasks>>();

  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
    private readonly answers: ResponseCache,
  ) {}

  @Call('listToolsForTask')
  async list(
    @Input() { query }: CallInput<'listToolsForTask'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer | SharedAnswer | Refusal> {
    const now = await CatalogueNow.of(this.catalogue);
    const asked = { call: 'listToolsForTask', input: query, saysAudience: saysAudience(query) } as const;
    return this.answers.answer(now, caller, asked, () => this.found(now, query, caller));
  }

  async found(now: CatalogueNow, query: Query, caller: Caller): Promise<Answer | Refusal> {
    const { task, size, page, lng } = query;
    const audience = await audienceOf(this.em, query, caller);
    const groups = this.groupsOf(await now.tree());
    const material = isCutting(task) ? (query.material ?? null) : null;
    const asked = { lng, material, page, pageSize: pageSizes.articles, audience };
    const sought = soughtTools(task, size, groups.get(task) ?? noGroups);
    const tools = await this.tools(now, sought, asked);
    if (isRefusal(tools) || sought.hole === null) return isRefusal(tools) ? tools : { ...tools, drill: null };
    const { kind: hole, size: holeSize } = sought.hole;
    const soughtDrills = soughtTools('drill', holeSize, groups.get('drill') ?? noGroups);
    const drills = await this.tools(now, soughtDrills, { ...asked, page: 1, pageSize: drillsBeside });
    return isRefusal(drills) ? drills : { ...tools, drill: { ...drills, hole, size: holeSize } };
  }

  private async tools(
    now: CatalogueNow,
    sought: SoughtTools,
    { lng, material, page: askedPage, pageSize, audience }: Asked,
  ): Promise<Omit<Answer, 'drill'> | Refusal> {
    const groupIds = sought.groups.flatMap((group) => group.groupIds);
    const tables = (await now.tree()).tables(groupIds, lng);
    const groups = [...sought.groups, ...(await rangesWithSize(now, sought, tables))];
    const found = await now.toolsOfSize({ groups, material });
    const tools = found.slice(0, mostTools).filter(({ isFit }) => isFit);
    const pages = Math.max(1, Math.ceil(tools.length / pageSize));
    const page = Math.min(askedPage, pages);
    const shown = tools.slice((page - 1) * pageSize, page * pageSize);
    const records = await now.articles(
      shown.map(({ articleId }) => articleId),
      lng,
    );
    const articles = await articleRows(now, records, tables, audience, lng);
    if (isRefusal(articles)) return articles;
    return {
      toolSizes: sought.groups.map(({ size }) => size),
      columns: commonColumns(articles, tables, lng),
      articles,
      startingValues: material === null ? [] : valuesOf(shown, records, tables, sought),
      nearSizes: tools.length > 0 ? [] : await sizesBeside(now, sought, tables),
      page,
      pages,
      pageSize,
      totalItems: tools.length,
      totalIsExact: found.length <= mostTools,
    };
  }

  private groupsOf(tree: CategoryTree): ReturnType<typeof groupsOfTasks> {
    const known = this.groups.get(tree) ?? groupsOfTasks(tree);
    this.groups.set(tree, known);
    return known;
  }
}

/** Values of the tools whose maker gives some. */
function valuesOf(
  tools: readonly FoundTool[],
  records: readonly ArticleRecord[],
  tables: ArticleTables,
  { task, diameter, pitch }: SoughtTools,
): StartingValues[] {
  const recordOf = new Map(records.map((record) => [record.articleId, record]));
  return tools.flatMap(({ articleId, speed, feed }) => {
    const record = recordOf.get(articleId);
    if (!record || (speed === null && feed === null)) return [];
    const teeth = teethOf(record, tables);
    return [{ articleId, ...startingValuesOf({ speed, feed }, { task, diameter, pitch, teeth }) }];
  });
}

function teethOf({ groupId, properties }: ArticleRecord, { byGroup }: ArticleTables): number | undefined {
  const { columns = [], detailsColumns = [] } = byGroup[groupId] ?? {};
  const column = [...columns, ...detailsColumns].find((one) => roleOfColumn(one) === 'z');
  const teeth = column && properties[column.key];
  return typeof teeth === 'number' ? teeth : undefined;
}

/** Measuring tools are named by their range, which contains the size. */
async function rangesWithSize(
  now: CatalogueNow,
  { task, groups, diameter }: SoughtTools,
  tables: ArticleTables,
): Promise<SizedGroups[]> {
  if (task !== 'measure' || diameter === undefined) return [];
  const groupIds = groups.flatMap((group) => group.groupIds);
  const ranges = rangesAround(diameter, await now.sizesOfGroups(rangeColumns(groupIds, tables)));
  return ranges.map((size) => ({ groupIds, size }));
}

async function sizesBeside(now: CatalogueNow, { groups }: SoughtTools, tables: ArticleTables) {
  const [first] = groups;
  if (!first) return [];
  return nearSizes(first.size, await now.sizesOfGroups(sizeColumns(first.groupIds, tables, first.size)));
}
