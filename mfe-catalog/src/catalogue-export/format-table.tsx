import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import { type FileFormat, fileFormats } from './formats';

/** The content of each format. */
export function FormatTable() {
  const { t } = useTranslation('imports');
  const columns: Column<FileFormat>[] = [
    { key: 'format', title: t('formats.part'), render: (format) => <b>{t(`export.${format}`)}</b> },
    {
      key: 'content',
      title: t('customerExport.content'),
      prose: true,
      render: (format) => t(`customerExport.of.${format}`),
    },
  ];
  return (
    <Table
      caption={t('customerExport.formats')}
      columns={columns}
      rows={fileFormats}
      rowKey={(format) => format}
    />
  );
}
