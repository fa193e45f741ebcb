import type { CallAnswer } from '@werkbank/contracts/calls';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { askedPage, useListState } from '@werkbank/kit/list-state';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useProducerCompany } from '../../viewer/use-producer-company';

type UnplacedArticle = CallAnswer<'listUnplacedArticles'>['articles'][number];

const addressOf = ({ articleId }: UnplacedArticle) => `/article/${articleId}`;

/** Articles that shoppers find by search alone, until a group of theirs is placed. */
export function UnplacedList() {
  const { t } = useTranslation('imports');
  const list = useListState();
  const navigate = useNavigate();
  const { query } = useProducerCompany();
  const answer = useApiQuery(
    'listUnplacedArticles',
    { query: { ...query, ...askedPage(list) } },
    { keepPrevious: true },
  );
  const columns: WorkingColumn<UnplacedArticle>[] = [
    {
      key: 'materialNumber',
      title: t('unplaced.number'),
      render: (article) => (
        <Link to={addressOf(article)}>
          <ArticleNumber>{article.materialNumber}</ArticleNumber>
        </Link>
      ),
    },
    { key: 'articleText', title: t('unplaced.text'), render: ({ articleText }) => articleText },
    {
      key: 'sourceGroups',
      title: t('unplaced.groups'),
      render: ({ sourceGroups }) => sourceGroups.join(', ') || t('unplaced.noGroup'),
    },
  ];
  return (
    <WorkingList
      name="unplaced-articles"
      caption={t('unplaced.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.articles}
      rowKey={({ articleId }) => articleId}
      nameOf={({ materialNumber }) => materialNumber}
      onOpen={(article) => void navigate(addressOf(article))}
      empty={{ title: t('unplaced.none'), help: t('unplaced.noneHelp') }}
    />
  );
}
