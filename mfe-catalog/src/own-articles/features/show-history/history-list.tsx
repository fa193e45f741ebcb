import type { ArticleChange } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Moved } from '@werkbank/kit/formatted-values';
import { askedPage, useListState } from '@werkbank/kit/list-state';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { importPath } from '../../../catalogue-imports/viewer/import-paths';
import { useProducerCompany } from '../../../catalogue-imports/viewer/use-producer-company';
import { useFieldName } from '../../../catalogue-imports/words/use-field-name';
import css from './show-history.module.css';

/** The changes of an article, the latest first: person, cause, former and new values. */
export function HistoryList({ articleId }: { articleId: string }) {
  const { t } = useTranslation('ownArticles');
  const list = useListState();
  const { query } = useProducerCompany();
  const answer = useApiQuery(
    'listOwnArticleChanges',
    { params: { articleId }, query: { ...query, ...askedPage(list) } },
    { keepPrevious: true },
  );
  const columns: WorkingColumn<ArticleChange>[] = [
    { key: 'at', title: t('history.at'), render: ({ at }) => <DateText iso={at} withTime /> },
    { key: 'cause', title: t('history.cause'), render: (change) => <Cause of={change} /> },
    { key: 'fields', title: t('history.fields'), render: (change) => <Fields of={change} /> },
  ];
  return (
    <WorkingList
      name="article-history"
      caption={t('history.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.changes}
      rowKey={({ changeId }) => changeId}
      expected={5}
      empty={{ title: t('history.none'), help: t('history.noneHelp') }}
    />
  );
}

function Cause({ of: { cause, who, importId, fileName } }: { of: ArticleChange }) {
  const { t } = useTranslation('ownArticles');
  const { search } = useProducerCompany();
  return (
    <div className={css.cause}>
      {importId !== null && cause === 'bulk' ? (
        <Link to={importPath(importId) + search}>{t('cause.bulk')}</Link>
      ) : (
        t(`cause.${cause}`)
      )}
      {importId === null || cause === 'bulk' ? null : (
        <Link className={css.second} to={importPath(importId) + search}>
          {fileName ?? t('history.import', { number: importId })}
        </Link>
      )}
      {who === null ? null : <span className={css.second}>{who}</span>}
    </div>
  );
}

function Fields({ of: { isNew, fields } }: { of: ArticleChange }) {
  const { t } = useTranslation('ownArticles');
  const nameOf = useFieldName();
  if (isNew) return t('history.isNew');
  if (fields.length === 0) return t('history.noField');
  return (
    <ul className={css.fields}>
      {fields.map(({ field, before, after }) => (
        <li key={`${field} ${before} ${after}`}>
          <b>{`${nameOf(field)}: `}</b>
          <Moved was={before ?? '–'} is={after ?? '–'} />
        </li>
      ))}
    </ul>
  );
}
