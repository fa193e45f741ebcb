import type { CatalogueImport } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { Progress } from '@werkbank/kit/ui/progress';
import { useTranslation } from 'react-i18next';
import css from './show-import.module.css';

/** The progress of reading or applying. Screen readers announce each quarter. */
export function ImportProgress({ of: { status, progress } }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { done, total } = progress;
  const size = (value: number) => (status === 'Applying' ? formats.number(value) : formats.bytes(value));
  const quarter = total ? Math.min(Math.floor((done / total) * 4) * 25, 100) : 0;
  const words =
    status === 'Waiting'
      ? t('progress.waiting')
      : t(status === 'Applying' ? 'progress.applying' : 'progress.reading');
  return (
    <div className={css.underWay}>
      <p>{words}</p>
      {total === null || status === 'Waiting' ? null : (
        <div className={css.progress}>
          <Progress label={t('progress.label')} value={done} max={total} />
          <span className={css.count}>
            {t(status === 'Applying' ? 'progress.articles' : 'progress.bytes', {
              done: size(done),
              total: size(total),
            })}
          </span>
        </div>
      )}
      <p className={css.hint}>{t('progress.goesOn')}</p>
      <p className="visually-hidden" role="status">
        {total === null ? words : `${words} ${formats.percent(quarter)}`}
      </p>
    </div>
  );
}
