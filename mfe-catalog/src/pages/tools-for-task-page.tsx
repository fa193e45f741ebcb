import { isCutting, toolsAsked } from '@werkbank/contracts/tool-tasks';
import { useApiQuery } from '@werkbank/kit/api';
import { ErrorState } from '@werkbank/kit/feedback';
import { useListState } from '@werkbank/kit/list-state';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAudience } from '../audience/use-audience';
import { MaterialChoice, TaskChoice } from '../features/find-by-task/choices';
import css from '../features/find-by-task/find-by-task.module.css';
import { FoundTools } from '../features/find-by-task/found-tools';
import { SizeChoice } from '../features/find-by-task/size-choice';

/** Finds tools by task, material and size. The address holds each choice. */
export default function ToolsForTaskPage() {
  const { t } = useTranslation('toolsForTask');
  const audience = useAudience();
  const [params] = useSearchParams();
  const list = useListState();
  const asked = toolsAsked(params);
  const { task, material, query } = asked;
  const { data, error, refetch } = useApiQuery(
    'listToolsForTask',
    { query: { ...audience, ...(query ?? { task: 'drill', size: '1', page: 1 }) } },
    { enabled: query !== undefined },
  );
  const needsMaterial = query !== undefined && material === undefined && isCutting(query.task);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <TaskChoice {...asked} />
      <MaterialChoice {...asked} />
      {task === undefined ? null : <SizeChoice key={task} {...asked} task={task} />}
      {query === undefined ? null : error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <>
          {needsMaterial ? <p className={css.note}>{t('chooseMaterial')}</p> : null}
          {data && data.startingValues.length > 0 ? <p className={css.note}>{t('startingValues')}</p> : null}
          <FoundTools found={data} query={query} list={list} />
        </>
      )}
    </Page>
  );
}
