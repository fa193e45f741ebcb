import { ConfirmDialog } from '@werkbank/kit/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Closes a dialog, but asks first where something was typed. `question` stands beside the dialog. */
export function useGuardedClose(
  dirty: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    question: asking ? (
      <ConfirmDialog
        title={t('unsaved.title')}
        confirm={t('unsaved.leave')}
        danger
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    ) : null,
  };
}
