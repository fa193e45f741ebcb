import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/** Somebody else was faster: the server's words, and that the page shows the order as it is now. */
export function ConflictNotice({ message }: { message: string | undefined }) {
  const { t } = useTranslation('orders');
  if (message === undefined) return null;
  return (
    <Notice kind="error">
      <span>{message}</span>
      <span>{t('order.reloaded')}</span>
    </Notice>
  );
}
