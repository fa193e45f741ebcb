import { IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import css from './rules.module.css';

/** The column in which a rule is changed and deleted. */
export function useActionsColumn<Row>({
  nameOf,
  onEdit,
  onDelete,
}: {
  nameOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}): WorkingColumn<Row> {
  const { t } = useTranslation('orders');
  return {
    key: 'actions',
    fixed: 'end',
    align: 'end',
    title: <span className="visually-hidden">{t('desk.actions')}</span>,
    render: (row) => (
      <span className={css.actions}>
        <IconButton
          icon={icons.edit}
          label={t('desk.changeOf', { name: nameOf(row) })}
          onClick={() => onEdit(row)}
        />
        <IconButton
          icon={icons.trash}
          label={t('desk.deleteOf', { name: nameOf(row) })}
          onClick={() => onDelete(row)}
        />
      </span>
    ),
  };
}
