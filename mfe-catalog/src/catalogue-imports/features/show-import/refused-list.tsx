import type { CatalogueImport, RefusedImportLine } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber, Quantity } from '@werkbank/kit/formatted-values';
import { useHost } from '@werkbank/kit/host';
import { askedPage, useListState } from '@werkbank/kit/list-state';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../viewer/download-button';
import { useFieldName } from '../../words/use-field-name';
import css from './show-import.module.css';
import { isUnderWay } from './use-catalogue-import';

/** Articles and lines that were not taken, each with its reason; also as a file. */
export function RefusedList({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const { api } = useHost();
  const nameOf = useFieldName();
  const list = useListState();
  const params = { importId: of.importId };
  const answer = useApiQuery(
    'listRefusedImportLines',
    { params, query: askedPage(list) },
    { keepPrevious: true, refetchInterval: isUnderWay(of) ? 3000 : false },
  );
  const columns: WorkingColumn<RefusedImportLine>[] = [
    { key: 'line', title: t('refused.line'), align: 'end', render: ({ line }) => <Quantity value={line} /> },
    {
      key: 'materialNumber',
      title: t('refused.number'),
      render: ({ materialNumber }) =>
        materialNumber === null ? '–' : <ArticleNumber>{materialNumber}</ArticleNumber>,
    },
    {
      key: 'field',
      title: t('refused.field'),
      render: ({ field }) => (field === null ? '–' : nameOf(field)),
    },
    {
      key: 'message',
      title: t('refused.reason'),
      render: ({ message }) => <div className={css.reason}>{message}</div>,
    },
    {
      key: 'value',
      title: t('refused.value'),
      render: ({ value }) => (
        <span className={css.second} title={value ?? undefined}>
          {value ?? '–'}
        </span>
      ),
    },
  ];
  return (
    <>
      <div>
        <DownloadButton fetch={() => api('getRefusedImportFile', { params })}>
          {t('refused.download')}
        </DownloadButton>
      </div>
      <WorkingList
        name="refused-import-lines"
        caption={t('refused.title')}
        list={list}
        answer={answer}
        paging={answer.data}
        columns={columns}
        rows={answer.data?.refused}
        rowKey={({ line, field, code }) => `${line} ${field ?? ''} ${code}`}
        nameOf={({ line, materialNumber }) => `${t('refused.line')} ${line}, ${materialNumber ?? ''}`}
        empty={{ title: t('refused.none'), help: t('refused.noneHelp') }}
      />
    </>
  );
}
