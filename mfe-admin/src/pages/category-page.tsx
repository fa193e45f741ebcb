import { ButtonLink } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { CategoryTree } from '../categories/tree';
import { CategoryForm } from '../features/edit-category/category-form';
import { DeleteCategory } from '../features/edit-category/delete-category';
import { PicturePanel } from '../features/edit-category/picture-panel';
import { GroupTableForm } from '../features/edit-group-table/group-table-form';
import { isGone } from '../viewer/is-gone';
import { PageEnd } from '../viewer/page-end';

const listAddress = '/management/categories';

/** One category or group, or with `new` in the address the form for another one. */
export default function CategoryPage() {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const { categoryId = 'new' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isNew = categoryId === 'new';
  const list = useApiQuery('listCategories', {});
  const { data, error, refetch } = useApiQuery(
    'getManagedCategory',
    { params: { categoryId } },
    { enabled: !isNew },
  );
  const tree = useMemo(() => list.data && new CategoryTree(list.data.categories), [list.data]);
  const parentId = search.get('parent') ?? '';
  const above = tree?.above(categoryId) ?? [];
  const opened = above.map((one) => one.categoryId).join(',');
  const crumbs = [
    { label: t('categories.title'), to: opened === '' ? listAddress : `${listAddress}?open=${opened}` },
    ...above.map((one) => ({ label: one.name[language], to: `${listAddress}/${one.categoryId}` })),
  ];
  const failed = list.error && !tree ? list.error : isGone(error) || !data ? error : null;
  if (failed)
    return (
      <Page title={t('categories.one')} crumbs={crumbs}>
        <ErrorState error={failed} retry={() => void Promise.all([list.refetch(), refetch()])} />
      </Page>
    );
  if (!tree || (!isNew && !data)) return <PageSkeleton />;
  if (isNew || !data)
    return (
      <Page title={t('categories.add')} crumbs={crumbs}>
        <Panel title={t('categories.data')}>
          <CategoryForm
            category={null}
            tree={tree}
            parentId={tree.all.some((one) => one.categoryId === parentId) ? parentId : ''}
            onCreated={({ categoryId: id }) => void navigate(`${listAddress}/${id}`, { replace: true })}
          />
        </Panel>
      </Page>
    );
  return (
    <Page
      title={data.name[language]}
      crumbs={crumbs}
      actions={
        <>
          {data.kind === 'category' ? (
            <ButtonLink icon={icons.plus} to={`${listAddress}/new?parent=${data.categoryId}`}>
              {t('categories.addHere')}
            </ButtonLink>
          ) : null}
          <ButtonLink icon={icons.external} to={`/category/${data.categoryId}`}>
            {t('categories.inShop')}
          </ButtonLink>
        </>
      }
    >
      <Panel title={t('categories.data')}>
        <CategoryForm key={categoryId} category={data} tree={tree} />
      </Panel>
      {data.table ? (
        <GroupTableForm key={`table ${categoryId}`} categoryId={categoryId} table={data.table} />
      ) : null}
      <PicturePanel key={`picture ${categoryId}`} category={data} />
      <PageEnd>
        <DeleteCategory category={data} onDeleted={() => void navigate(listAddress)} />
      </PageEnd>
    </Page>
  );
}
