import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from './audit.module.css';
import { fieldName, inOrderOfForms, valueText } from './audited-field';
import { type AuditEntry, changedFields } from './changed-fields';

/**
 * One line per changed field with its values before and after; new objects have no value before, deleted
 * ones none after.
 */
export function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const isNew = entry.before === null;
  const isGone = entry.after === null;
  return (
    <dl className={css.changes}>
      {inOrderOfForms(changedFields(entry)).map(({ name, before, after }) => (
        <div key={name}>
          <dt>{fieldName(name, t)}</dt>
          <dd>
            {isNew ? null : <Value as="del" text={before && valueText(name, before, t, formats)} />}
            {isNew || isGone ? null : <span aria-hidden="true"> → </span>}
            {isGone ? null : <Value as="ins" text={after && valueText(name, after, t, formats)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ as: Mark, text }: { as: 'del' | 'ins'; text: string }) {
  const { t } = useTranslation('admin');
  if (text === '') return <span className={css.nothing}>{t('audit.nothing')}</span>;
  return (
    <Mark>
      <span className="visually-hidden">{t(Mark === 'del' ? 'audit.before' : 'audit.after')} </span>
      {text}
    </Mark>
  );
}
