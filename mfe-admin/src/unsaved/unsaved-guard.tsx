import { ConfirmDialog } from '@werkbank/kit/dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { watchLeaving } from './watch-leaving';

/** Warns before typed values are lost: by a link, by the browser's back button, by closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [leave, setLeave] = useState<{ go: () => void }>();
  useEffect(
    () =>
      when
        ? watchLeaving(
            // In the place of the entry that was laid above the page.
            (to) => void navigate(to, { replace: true }),
            (go) => setLeave({ go }),
          )
        : undefined,
    [when, navigate],
  );
  if (!leave || !when) return null;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      danger
      onConfirm={() => {
        setLeave(undefined);
        leave.go();
      }}
      onClose={() => setLeave(undefined)}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
