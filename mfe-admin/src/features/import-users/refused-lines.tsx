import type { RefusedUserLine, UserImport } from '@werkbank/contracts/entities';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { Button } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useHost, useNotify, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { askedPage, useListState } from '@werkbank/kit/list-state';
import { Panel } from '@werkbank/kit/panel';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery, useErrorMessage } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './import-users.module.css';
import { saveText } from '@werkbank/kit/save-text';

/** The refused lines with their errors, page by page; also as a file for correction and another import. */
export function RefusedLines({ of }: { of: UserImport }) {
  const { t } = useTranslation('admin');
  const list = useListState();
  const answer = useApiQuery(
    'listRefusedUserLines',
    { params: { importId: of.importId }, query: askedPage(list) },
    { keepPrevious: true, refetchInterval: of.status === 'InProgress' ? 3000 : false },
  );
  const columns: WorkingColumn<RefusedUserLine>[] = [
    {
      key: 'line',
      title: t('import.line'),
      align: 'end',
      render: ({ line }) => <Quantity value={line} />,
    },
    { key: 'email', title: t('user.email'), render: ({ email }) => email },
    {
      key: 'problems',
      title: t('import.toCorrect'),
      render: ({ problems }) => <Problems problems={problems} />,
    },
  ];
  return (
    <Panel title={t('import.refusedLines')} actions={<DownloadRefused importId={of.importId} />} flush>
      <WorkingList
        flush
        name="refused-lines"
        caption={t('import.refusedLines')}
        list={list}
        answer={answer}
        paging={answer.data}
        columns={columns}
        rows={answer.data?.refused}
        rowKey={({ line }) => line}
        nameOf={({ line, email }) => `${t('import.line')} ${line}, ${email}`}
      />
    </Panel>
  );
}

function Problems({ problems }: Pick<RefusedUserLine, 'problems'>) {
  const { language } = usePreferences();
  return (
    <ul className={css.problems}>
      {problems.map(({ field, message }) => {
        const title = userFileColumns.find((column) => column.field === field)?.title[language];
        // Some messages begin with the name of the column.
        const named = title === undefined || message.startsWith(title);
        return (
          <li key={field}>
            {named ? null : <b>{`${title}: `}</b>}
            {message}
          </li>
        );
      })}
    </ul>
  );
}

function DownloadRefused({ importId }: { importId: number }) {
  const { t } = useTranslation('admin');
  const { api } = useHost();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { fileName, csv } = await api('getRefusedUserFile', { params: { importId } });
      saveText(fileName, csv);
    } catch (error) {
      notify('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={icons.download} busy={busy} onClick={() => void download()}>
      {t('import.download')}
    </Button>
  );
}
