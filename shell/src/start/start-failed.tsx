import { ErrorState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/** Shown if the list of remotes is missing, because no page works without it. */
export function StartFailed() {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('startFailed')} retry={() => location.reload()} />;
}
