import { useApiQuery } from '@werkbank/kit/api';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { useListState } from '@werkbank/kit/list-state';
import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { importPath } from '../../catalogue-imports/viewer/import-paths';
import { ProducerCompany } from '../../catalogue-imports/viewer/producer-company';
import { useProducerCompany } from '../../catalogue-imports/viewer/use-producer-company';
import { EditForm } from '../features/edit-articles/edit-form';
import { askedFilter, filterSearch, ownFilter } from '../features/list-articles/own-filter';
import { ownArticlesPath } from '../viewer/own-article-paths';

/** The page on which all articles of the list's filter are changed at once. */
export default function EditPage() {
  const { t } = useTranslation('ownArticles');
  const { companyId } = useProducerCompany();
  const list = useListState();
  return (
    <Page
      title={t('edit.title')}
      lead={t('edit.lead')}
      crumbs={[{ label: t('title'), to: ownArticlesPath + filterSearch(list) }]}
    >
      <ProducerCompany settings={false} />
      {companyId === undefined ? null : <EditOfFilter key={companyId} />}
    </Page>
  );
}

function EditOfFilter() {
  const { t } = useTranslation('ownArticles');
  const formats = useFormats();
  const navigate = useNavigate();
  const list = useListState();
  const { query, search } = useProducerCompany();
  const filter = askedFilter(list);
  const found = useApiQuery('listOwnArticles', { query: { ...query, ...filter } });
  const places = useApiQuery('listOwnArticlePlaces', { query });
  if (!found.data || !places.data) {
    const failed = [found, places].find(({ error }) => error);
    return failed?.error ? (
      <ErrorState error={failed.error} retry={() => void failed.refetch()} />
    ) : (
      <LinesSkeleton lines={8} />
    );
  }
  const articles = found.data.totalItems;
  if (articles === 0) return <EmptyState title={t('edit.none')}>{t('edit.noneHelp')}</EmptyState>;
  const { search: text, categoryId, sale, lacks } = ownFilter(list);
  const inCategory = places.data.categories.find((category) => category.categoryId === categoryId);
  const narrowed = [
    ...(text === '' ? [] : [t('edit.search', { text })]),
    ...(inCategory ? [inCategory.path] : []),
    ...(sale === '' ? [] : [t(`edit.${sale}Sale`)]),
    ...(lacks.length === 0
      ? []
      : [t('edit.lacks', { gaps: lacks.map((gap) => t(`gap.${gap}`)).join(', ') })]),
  ];
  return (
    <>
      <p>
        <b>{t('edit.articles', { count: articles, number: formats.number(articles) })}</b>
        {narrowed.length > 0 ? ` · ${narrowed.join(' · ')}` : null}
      </p>
      <EditForm
        filter={filter}
        articles={articles}
        places={places.data}
        onBegun={(importId) => void navigate(importPath(importId) + search)}
      />
    </>
  );
}
