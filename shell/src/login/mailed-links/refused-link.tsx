import { ButtonLink } from '@werkbank/kit/button';
import { usePreferences } from '@werkbank/kit/host';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { type LoginView, viewAddress } from '../view-address';
import css from '../login.module.css';

/** A link that leads nowhere: the reason, and what to do instead; otherwise whom to ask. */
export function RefusedLink({ message, instead }: { message: string; instead?: LoginView | undefined }) {
  const { t } = useTranslation('login');
  const { language } = usePreferences();
  return (
    <>
      <Notice kind="error">{message}</Notice>
      <div className={css.actions}>
        {instead ? (
          <ButtonLink kind="primary" to={viewAddress('', instead)}>
            {t(`links.${instead}`)}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/">{t('links.home')}</ButtonLink>
      </div>
      {instead ? null : (
        <a href={`/documents/imprint.${language}.pdf`} target="_blank" rel="noreferrer">
          {t('links.support')}
        </a>
      )}
    </>
  );
}
