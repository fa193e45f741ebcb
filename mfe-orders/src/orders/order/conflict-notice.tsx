import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/** Another person's change came first: the server's words, and a note that the page shows the present order. */
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
