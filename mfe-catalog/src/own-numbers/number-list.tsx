import type { OwnNumberedArticle } from '@werkbank/contracts/entities';
import { useApiMutation, useApiQuery } from '@werkbank/kit/api';
import { IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { useHost, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import OwnNumberDialog from '../own-number/own-number-dialog';

const numberOf = ({ article, articleId }: OwnNumberedArticle) => article?.materialNumber ?? articleId;

/** The company's numbers, each with its article and the way to change it. */
export function NumberList() {
  const { t } = useTranslation('articles');
  const { api } = useHost();
  const { language: lng } = usePreferences();
  const list = useListState();
  const q = list.filter('q');
  const answer = useApiQuery(
    'listOwnArticleNumbers',
    { query: { lng, q, page: list.page } },
    { keepPrevious: true },
  );
  const [changed, setChanged] = useState<OwnNumberedArticle>();
  const remove = useApiMutation('saveOwnArticleNumber', {
    success: t('ownNumber.removed'),
    changes: ['listOwnArticleNumbers'],
  });
  const columns: WorkingColumn<OwnNumberedArticle>[] = [
    {
      key: 'ownArticleNumber',
      title: t('ownNumber.title'),
      render: ({ ownArticleNumber }) => <ArticleNumber>{ownArticleNumber}</ArticleNumber>,
      text: ({ ownArticleNumber }) => ownArticleNumber,
    },
    {
      key: 'number',
      title: t('table.number'),
      render: (row) =>
        row.article ? (
          <Link to={`/article/${encodeURIComponent(row.articleId)}`}>
            <ArticleNumber>{numberOf(row)}</ArticleNumber>
          </Link>
        ) : (
          <ArticleNumber>{numberOf(row)}</ArticleNumber>
        ),
      text: numberOf,
    },
    {
      key: 'text',
      title: t('ownNumber.articleText'),
      render: ({ article }) => article?.articleText ?? t('ownNumber.gone'),
      text: ({ article }) => article?.articleText ?? t('ownNumber.gone'),
      showFrom: 'medium',
    },
    {
      key: 'producer',
      title: t('table.producer'),
      render: ({ article }) => article?.producerName ?? '',
      text: ({ article }) => article?.producerName ?? '',
      showFrom: 'wide',
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('ownNumber.actions')}</span>,
      align: 'end',
      render: (row) => (
        <>
          {row.article ? (
            <IconButton
              icon={icons.edit}
              label={t('ownNumber.changeOf', { number: row.ownArticleNumber })}
              onClick={() => setChanged(row)}
            />
          ) : null}
          <IconButton
            icon={icons.trash}
            label={t('ownNumber.removeOf', { number: row.ownArticleNumber })}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate({ params: { articleId: row.articleId }, body: { ownArticleNumber: null } })
            }
          />
        </>
      ),
    },
  ];
  return (
    <>
      <WorkingList
        name="own-numbers"
        caption={t('ownNumber.pageTitle')}
        list={list}
        answer={answer}
        paging={answer.data}
        columns={columns}
        rows={answer.data?.numbers}
        rowKey={({ articleId }) => articleId}
        nameOf={({ ownArticleNumber }) => ownArticleNumber}
        readPage={async ({ page }, signal) => {
          const { numbers, ...paging } = await api(
            'listOwnArticleNumbers',
            { query: { lng, q, page } },
            { signal },
          );
          return { rows: numbers, paging };
        }}
        filterNames={['q']}
        filters={
          <TextFilter
            label={t('ownNumber.title')}
            value={q}
            onChange={(text) => list.setFilters({ q: text })}
          />
        }
        empty={{ title: t('ownNumber.empty'), help: t('ownNumber.emptyHelp') }}
      />
      {changed ? (
        <OwnNumberDialog
          article={{ ...changed, materialNumber: numberOf(changed) }}
          onClose={() => setChanged(undefined)}
        />
      ) : null}
    </>
  );
}
