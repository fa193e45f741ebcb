import type { CatalogueImport } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { EmptyState } from '@werkbank/kit/feedback';
import { ArticleNumber, Quantity } from '@werkbank/kit/formatted-values';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../../words/use-field-name';

/** Reasons about columns, sheets and elements of the file; the others are about fields. */
const namedByFile: ReadonlySet<string> = new Set([
  'ColumnLeftOut',
  'SheetLeftOut',
  'FormulaResultTaken',
  'NotOfTheShop',
  'UnknownElement',
  'OtherLanguage',
]);

/** Parts of the file that no article of the shop has. */
export function LeftOutList({ of: { leftOut } }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const nameOf = useFieldName();
  const columns: Column<CatalogueImport['leftOut'][number]>[] = [
    {
      key: 'name',
      title: t('leftOut.name'),
      render: ({ name, code }) => (namedByFile.has(code) ? name : nameOf(name)),
    },
    {
      key: 'count',
      title: t('leftOut.count'),
      align: 'end',
      render: ({ count }) => <Quantity value={count} />,
    },
    { key: 'message', title: t('leftOut.reason'), render: ({ message }) => message },
  ];
  return (
    <Table
      caption={t('leftOut.title')}
      columns={columns}
      rows={leftOut}
      rowKey={({ name, code }) => `${name} ${code}`}
      empty={<EmptyState title={t('leftOut.none')}>{t('leftOut.noneHelp')}</EmptyState>}
    />
  );
}

/** Fields that had been changed since, so that taking the import back left them as they are. */
export function NotRestoredList({ of: { notRestored } }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const nameOf = useFieldName();
  const columns: Column<CatalogueImport['notRestored'][number]>[] = [
    {
      key: 'materialNumber',
      title: t('refused.number'),
      render: ({ materialNumber }) => <ArticleNumber>{materialNumber}</ArticleNumber>,
    },
    { key: 'field', title: t('refused.field'), render: ({ field }) => nameOf(field) },
  ];
  return (
    <Table
      caption={t('notRestored.title')}
      columns={columns}
      rows={notRestored}
      rowKey={({ materialNumber, field }) => `${materialNumber} ${field}`}
    />
  );
}
