import { ErrorState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/** Nothing can be shown without the list of remotes. */
export function StartFailed() {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('startFailed')} retry={() => location.reload()} />;
}
