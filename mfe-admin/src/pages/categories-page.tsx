import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { CategoryList } from '../features/list-categories/category-list';

/** The categories of the shop and the groups of articles at their ends. */
export default function CategoriesPage() {
  const { t } = useTranslation('admin');
  return (
    <Page
      title={t('categories.title')}
      lead={t('categories.lead')}
      actions={
        <>
          <ButtonLink to="/management/table-columns">{t('columns.title')}</ButtonLink>
          <ButtonLink kind="primary" icon={icons.plus} to="/management/categories/new">
            {t('categories.add')}
          </ButtonLink>
        </>
      }
    >
      <CategoryList />
    </Page>
  );
}
