import type { ToolsForTask } from '@werkbank/contracts/entities';
import { addressOfTools, type ToolsAsked } from '@werkbank/contracts/tool-tasks';
import { ButtonLink } from '@werkbank/kit/button';
import { EmptyState } from '@werkbank/kit/feedback';
import * as icons from '@werkbank/kit/icons';
import type { ListState } from '@werkbank/kit/list-state';
import { Pagination } from '@werkbank/kit/pagination';
import { useTotalText } from '@werkbank/kit/total-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArticleTable } from '../../article-table/article-table';
import { CompareBar } from '../../comparison/compare-bar';
import css from './find-by-task.module.css';
import { useStartingColumns } from './starting-columns';
import { TaskIcon } from './task-icon';
import { useSizeText } from './use-size-text';

type Query = NonNullable<ToolsAsked['query']>;

/** The tools of a task and, beside them, the drill of the hole that it begins with. */
export function FoundTools({
  found,
  query,
  list,
}: {
  /** `undefined` while they are on their way. */
  found: ToolsForTask | undefined;
  query: Query;
  list: Pick<ListState, 'page' | 'setPage'>;
}) {
  const { t } = useTranslation('toolsForTask');
  const sizeText = useSizeText();
  const totalText = useTotalText();
  const drill = found?.drill;
  const drillQuery: Query | undefined = drill
    ? { ...query, task: 'drill', size: drill.size, page: 1 }
    : undefined;
  return (
    <>
      {/* On a phone the drills are far below. */}
      {drill && drillQuery ? (
        <p>
          <Link to={addressOfTools(drillQuery)}>
            {t(`holeNote.${drill.hole}`, {
              size: sizeText(drill.size, true),
              count: drill.totalItems,
              number: totalText(drill),
            })}
          </Link>
        </p>
      ) : null}
      <div className={drill ? css.pair : css.results}>
        <Tools
          title={t(`tools.${query.task}`, {
            size: (found?.toolSizes ?? [query.size]).map((size) => sizeText(size, true)).join(' · '),
          })}
          tools={found}
          query={query}
        />
        {drill && drillQuery ? (
          <Tools
            title={t(`hole.${drill.hole}`, { size: sizeText(drill.size, true) })}
            tools={drill}
            query={drillQuery}
            isBeside
          />
        ) : null}
      </div>
      {found ? <Pagination paging={found} list={list} /> : null}
      <CompareBar where="below" />
    </>
  );
}

function Tools({
  title,
  tools,
  query,
  isBeside = false,
}: {
  title: string;
  tools: Omit<ToolsForTask, 'drill'> | undefined;
  query: Query;
  /** Only the first ones are shown; all of them are a separate task. */
  isBeside?: boolean;
}) {
  const { t } = useTranslation('toolsForTask');
  const totalText = useTotalText();
  const { rows, columns } = useStartingColumns(tools ?? { articles: [], columns: [], startingValues: [] });
  return (
    <section className={css.tools} aria-busy={tools === undefined}>
      <header className={css.head}>
        <TaskIcon task={query.task} size={32} />
        <h2>{title}</h2>
        <p role="status">
          {tools ? t('count', { count: tools.totalItems, number: totalText(tools) }) : t('searching')}
        </p>
        {isBeside && tools && tools.totalItems > tools.articles.length ? (
          <Link to={addressOfTools({ ...query, page: 1 })}>{t('all')}</Link>
        ) : null}
      </header>
      {tools?.totalItems === 0 ? (
        <NoTools query={query} nearSizes={tools.nearSizes} />
      ) : (
        <ArticleTable
          caption={title}
          rows={tools && rows}
          columns={columns}
          rowsOf="grouped"
          expected={isBeside ? 5 : 10}
        />
      )}
    </section>
  );
}

function NoTools({ query, nearSizes }: { query: Query; nearSizes: readonly string[] }) {
  const { t } = useTranslation('toolsForTask');
  const sizeText = useSizeText();
  const search = `${t(`searchWords.${query.task}`)} ${sizeText(query.size)}`;
  return (
    <EmptyState
      title={t('none')}
      icon={icons.search}
      actions={
        <>
          {nearSizes.map((size) => (
            <ButtonLink key={size} to={addressOfTools({ ...query, size, page: 1 })}>
              {sizeText(size, true)}
            </ButtonLink>
          ))}
          <ButtonLink kind="quiet" to={`/search?${new URLSearchParams({ q: search })}`}>
            {t('search', { text: search })}
          </ButtonLink>
        </>
      }
    >
      {nearSizes.length > 0 ? t('nearSizes') : t('noneHelp')}
    </EmptyState>
  );
}
