import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { keepChanges } from '../../article-history/index.js';
import { arrangeGroups } from '../../articles/index.js';
import { unplacedGroupId } from '../../catalogue/index.js';
import {
  type ColumnChanges,
  compareArticle,
  type CurrentArticle,
  ensureUnplacedGroup,
  type ImportTerms,
  TablesOfGroups,
  usualDefaults,
  writeCompared,
} from '../../catalogue-imports/index.js';
import type { MediaJobs } from '../../media/index.js';
import { columnsOfChange, type OwnArticleChange } from './columns-of-change.js';
import { chosenMedia } from './media-of-article.js';
import { refuseChange, refuseTogether } from './refuse-change.js';
import { shownFeatures } from './shown-data.js';
import { storedColumns } from './stored-columns.js';

interface Asked {
  companyId: number;
  who: Caller;
  materialNumber: string;
  change: OwnArticleChange;
  /** Undefined for a new article. */
  current?: CurrentArticle;
  terms: Pick<ImportTerms, 'producerId' | 'locations'>;
  /** True if another user has changed the article since it was shown. */
  isOutdated?: boolean;
}

/**
 * Saves an article that a person has entered, by the rules and the statements of an import, in this transaction. A change to
 * the same values is saved with any lock key.
 */
export async function saveByHand(
  em: EntityManager,
  jobs: MediaJobs,
  { companyId, who, materialNumber, change: entered, current, terms, isOutdated = false }: Asked,
): Promise<{ articleId: string } | Refusal> {
  const { locations } = terms;
  const wrong = await refuseChange(em, entered, locations);
  if (wrong) return wrong;
  const tables = await TablesOfGroups.read(em, companyId);
  const before = current ? storedColumns(current.columns) : null;
  const change = withFeatures(entered, before, tables);
  const media = change.media && (await chosenMedia(em, change.media, before?.source_media ?? []));
  if (isRefusal(media)) return media;
  const sources = media?.map(({ mediaId: _, ...medium }) => medium);
  const sent = columnsOfChange(change, before, sources);
  const together = refuseTogether(change, sent, before);
  if (together) return together;
  const result = compareArticle({ line: 1, materialNumber, sent, stock: stockOf(change) }, current, {
    companyId,
    mode: 'update',
    byHand: true,
    locations,
    defaults: usualDefaults,
    placeOf: () => undefined,
    tables,
    unplacedGroupId,
  });
  // Both have been checked above: the article is the company's own, and its places are known.
  if ('refused' in result) return refuse('ARTICLE_NOT_FOUND');
  if (current && isSame(result.changes)) return current;
  if (isOutdated || (current && isStockOutdated(change, current))) return refuse('CHANGED_MEANWHILE');
  if (result.changes['group_id']?.after === unplacedGroupId) await ensureUnplacedGroup(em);
  const { changes } = result;
  const article = { materialNumber, articleId: current?.articleId, changes };
  const articleId = await writeCompared(em, terms, article);
  if (articleId === undefined) return refuse('ARTICLE_NUMBER_TAKEN', { field: 'materialNumber' });
  if (media && changes['source_media']) await jobs.arrange(em, articleId, media);
  const isNew = current === undefined;
  await keepChanges(em, { companyId, cause: 'hand', who }, [{ articleId, isNew, changes }]);
  const groups = groupsToArrange(changes, before?.group_id);
  if (groups.length > 0) await arrangeGroups(em, groups);
  return { articleId };
}

/** Values in the columns of its former group go along to another one. */
function withFeatures(
  change: OwnArticleChange,
  before: ReturnType<typeof storedColumns> | null,
  tables: TablesOfGroups,
): OwnArticleChange {
  if (!before || change.groupId === undefined || change.features !== undefined) return change;
  return { ...change, features: shownFeatures(before, tables.columnsOf(before.group_id)) };
}

const stockOf = ({ stock = [] }: OwnArticleChange) =>
  stock.map(({ dispatchLocationId, level }) => ({ level, dispatchLocation: String(dispatchLocationId) }));

const isStockOutdated = ({ stock = [] }: OwnArticleChange, current: CurrentArticle): boolean =>
  stock.some(({ dispatchLocationId, before }) => (current.stock[dispatchLocationId] ?? null) !== before);

/** With its first change, an article without a company gets one. */
const isSame = (changes: ColumnChanges): boolean =>
  Object.keys(changes).every((column) => column === 'owner_company_id');

function groupsToArrange(changes: ColumnChanges, before: string | undefined): string[] {
  const after = changes['group_id']?.after;
  if (typeof after === 'string') return before === undefined ? [after] : [before, after];
  return changes['properties'] && before !== undefined ? [before] : [];
}
