import type { ListedCatalogueImport } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { askedPage, useListState } from '@werkbank/kit/list-state';
import { Panel } from '@werkbank/kit/panel';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { importPath } from '../../viewer/import-paths';
import { useProducerCompany } from '../../viewer/use-producer-company';
import { StatusTag } from '../../words/status-tag';
import css from './list-imports.module.css';

const counted = ['new', 'changed', 'gone', 'refused'] as const;

/** All imports, finished ones and open ones. */
export function ImportList() {
  const { t } = useTranslation('imports');
  const list = useListState();
  const navigate = useNavigate();
  const { query, search } = useProducerCompany();
  const answer = useApiQuery(
    'listCatalogueImports',
    { query: { ...query, ...askedPage(list) } },
    { keepPrevious: true },
  );
  const addressOf = ({ importId }: ListedCatalogueImport) => importPath(importId) + search;
  const columns: WorkingColumn<ListedCatalogueImport>[] = [
    {
      key: 'fileName',
      title: t('list.file'),
      render: (one) => (
        <div className={css.cell}>
          <Link className={css.name} to={addressOf(one)}>
            {one.fileName}
          </Link>
          <span className={css.second}>{one.isEdit ? t('edit.title') : t(`mode.${one.mode}`)}</span>
        </div>
      ),
    },
    { key: 'status', title: t('list.status'), render: ({ status }) => <StatusTag status={status} /> },
    ...counted.map(
      (kind): WorkingColumn<ListedCatalogueImport> => ({
        key: kind,
        title: t(`count.${kind}`),
        align: 'end',
        render: ({ counts }) => <Quantity value={counts[kind]} />,
      }),
    ),
    {
      key: 'createdOn',
      title: t('list.sent'),
      render: ({ createdOn, who }) => (
        <div className={css.cell}>
          <DateText iso={createdOn} withTime />
          <span className={css.second}>{who}</span>
        </div>
      ),
    },
  ];
  return (
    <Panel title={t('list.title')} flush>
      <WorkingList
        flush
        name="catalogue-imports"
        caption={t('list.title')}
        list={list}
        answer={answer}
        paging={answer.data}
        columns={columns}
        rows={answer.data?.imports}
        rowKey={({ importId }) => importId}
        nameOf={({ fileName }) => fileName}
        onOpen={(one) => void navigate(addressOf(one))}
        expected={5}
        empty={{ title: t('list.none'), help: t('list.noneHelp') }}
      />
    </Panel>
  );
}
