import { useTranslation } from 'react-i18next';
import css from '../login.module.css';
import type { CaptchaState } from './use-captcha';

/** Says what happens when the form is sent, and how far it is while it happens. */
export function CaptchaNote({ captcha: { progress } }: { captcha: CaptchaState }) {
  const { t } = useTranslation('login');
  return (
    <div className={css.captcha}>
      <p role="status">{t(progress === undefined ? 'captcha.note' : 'captcha.running')}</p>
      {progress === undefined ? null : (
        <progress value={progress} max={1} aria-label={t('captcha.progress')} />
      )}
    </div>
  );
}
