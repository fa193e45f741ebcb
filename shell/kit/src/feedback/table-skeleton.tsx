import { useTranslation } from 'react-i18next';
import { Bar } from './bars';
import css from './feedback.module.css';

/** Rows of a table that is on its way, each as high as a real one. */
export function TableSkeleton({ rows = 10, columns = 5 }: { rows?: number; columns?: number }) {
  const { t } = useTranslation('kit');
  return (
    <div role="status" aria-label={t('states.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          {Array.from({ length: columns }, (_, column) => (
            <Bar key={column} width={`${column === 0 ? 18 : 100 / columns - 6}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A whole page that is on its way: title and a table. Most pages stand below nothing that breadcrumbs would name. */
export function PageSkeleton() {
  const { t } = useTranslation('kit');
  return (
    <div className={css.lines} role="status" aria-label={t('states.loading')}>
      <Bar width={280} height={28} />
      <TableSkeleton rows={12} columns={5} />
    </div>
  );
}
