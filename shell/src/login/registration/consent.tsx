import { usePreferences } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from '../login.module.css';

const documents = ['terms', 'privacy'] as const;

/** Agreement to the terms and the privacy policy, both one click away. */
export function Consent({ field: { id, value, error, disabled, onChange } }: { field: FormField<boolean> }) {
  const { t } = useTranslation('login');
  const { language } = usePreferences();
  const noteId = `${id}-note`;
  return (
    <div>
      <Checkbox
        id={id}
        checked={value}
        onChange={onChange}
        disabled={disabled}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={noteId}
      >
        {t('registration.consent')}
      </Checkbox>
      <div id={noteId} className={css.consentNote}>
        {error === undefined ? null : (
          <p className={css.bad}>
            <Icon path={icons.alert} size={12} />
            {error}
          </p>
        )}
        {documents.map((name) => (
          <a key={name} href={`/documents/${name}.${language}.pdf`} target="_blank" rel="noreferrer">
            {t(`registration.${name}`)}
          </a>
        ))}
      </div>
    </div>
  );
}
