import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { ColumnList } from '../features/list-table-columns/column-list';

/** The columns that groups of articles share. */
export default function TableColumnsPage() {
  const { t } = useTranslation('admin');
  return (
    <Page
      title={t('columns.title')}
      lead={t('columns.lead')}
      crumbs={[{ label: t('categories.title'), to: '/management/categories' }]}
    >
      <ColumnList />
    </Page>
  );
}
