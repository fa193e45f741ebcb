import { useTranslation } from 'react-i18next';
import { fieldName } from './field-name';
import type { ChangedField } from './changed-fields';
import css from './audit.module.css';

/** Each changed field on a line: what it was, what it is. */
export function Changes({ fields }: { fields: readonly ChangedField[] }) {
  const { t } = useTranslation('admin');
  const said = (value: string) =>
    value === 'true' ? t('lists.yes') : value === 'false' ? t('lists.no') : value;
  return (
    <dl className={css.changes}>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{fieldName(name, t)}</dt>
          <dd>
            {before === '' ? null : (
              <del>
                <span className="visually-hidden">{t('audit.before')} </span>
                {said(before)}
              </del>
            )}
            <span aria-hidden="true"> → </span>
            {after === '' ? (
              <span className={css.nothing}>{t('audit.nothing')}</span>
            ) : (
              <ins>
                <span className="visually-hidden">{t('audit.after')} </span>
                {said(after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
