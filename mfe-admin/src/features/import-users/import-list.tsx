import type { UserImport } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { askedPage, useListState } from '@werkbank/kit/list-state';
import { Panel } from '@werkbank/kit/panel';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import lists from '../../lists/lists.module.css';
import { importPath } from './import-path';

/** Finished and running imports. */
export function ImportList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const answer = useApiQuery('listUserImports', { query: askedPage(list) }, { keepPrevious: true });
  const columns: WorkingColumn<UserImport>[] = [
    {
      key: 'fileName',
      title: t('import.file'),
      render: ({ importId, fileName }) => <Link to={importPath(importId)}>{fileName}</Link>,
    },
    {
      key: 'createdOn',
      title: t('import.begun'),
      render: ({ createdOn, who }) => (
        <>
          <DateText iso={createdOn} withTime />
          <span className={lists.second}>{who}</span>
        </>
      ),
    },
    {
      key: 'created',
      title: t('import.created'),
      align: 'end',
      render: ({ created }) => <Quantity value={created} />,
    },
    {
      key: 'refused',
      title: t('import.refused'),
      align: 'end',
      render: ({ refused }) => <Quantity value={refused} />,
    },
    { key: 'status', title: t('import.state'), render: ({ status }) => t(`import.states.${status}`) },
  ];
  return (
    <Panel title={t('import.past')} flush>
      <WorkingList
        flush
        name="user-imports"
        caption={t('import.past')}
        list={list}
        answer={answer}
        paging={answer.data}
        columns={columns}
        rows={answer.data?.imports}
        rowKey={({ importId }) => importId}
        nameOf={({ fileName }) => fileName}
        onOpen={({ importId }) => void navigate(importPath(importId))}
        expected={3}
        empty={{ title: t('import.none'), help: t('import.noneHelp') }}
      />
    </Panel>
  );
}
