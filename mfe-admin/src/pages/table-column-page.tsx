import { useFormats } from '@werkbank/kit/formats';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ColumnForm } from '../features/edit-table-column/column-form';
import { DeleteColumn } from '../features/edit-table-column/delete-column';
import { PageEnd } from '../viewer/page-end';

const listAddress = '/management/table-columns';

/** A column of all groups that have it. */
export default function TableColumnPage() {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { columnKey = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useApiQuery('listTableColumns', {});
  const column = data?.columns.find(({ key }) => key === columnKey);
  const crumbs = [
    { label: t('categories.title'), to: '/management/categories' },
    { label: t('columns.title'), to: listAddress },
  ];
  if (!column) {
    if (!data && !error) return <PageSkeleton />;
    return (
      <Page title={t('columns.column')} crumbs={crumbs}>
        {data ? (
          <EmptyState title={t('columns.gone')}>{t('columns.goneHelp')}</EmptyState>
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={column.name[formats.language]}
      crumbs={crumbs}
      lead={t('columns.usedBy', {
        count: column.groups,
        groups: formats.number(column.groups),
        articles: formats.number(column.articles),
      })}
    >
      <Panel title={t('columns.data')}>
        <ColumnForm key={columnKey} column={column} />
      </Panel>
      <PageEnd>
        <DeleteColumn column={column} onDeleted={() => void navigate(listAddress)} />
      </PageEnd>
    </Page>
  );
}
