import { type UserFileColumn, userFileColumns } from '@werkbank/contracts/user-file';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { usePreferences } from '@werkbank/kit/host';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';

/** Describes the columns of the file. */
export function ColumnHelp() {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const columns: Column<UserFileColumn>[] = [
    { key: 'title', title: t('import.column'), render: ({ title }) => title[language] },
    {
      key: 'help',
      title: t('import.content'),
      render: ({ field, allowed }) =>
        allowed ? t('import.oneOf', { values: allowed[language] }) : t(`import.help.${field}`),
    },
    { key: 'example', title: t('import.example'), render: ({ example }) => example[language] },
  ];
  return (
    <Panel title={t('import.columns')} flush>
      <Table
        flush
        caption={t('import.columns')}
        columns={columns}
        rows={userFileColumns}
        rowKey={({ field }) => field}
      />
    </Panel>
  );
}
