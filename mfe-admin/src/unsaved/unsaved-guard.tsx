import { ConfirmDialog } from '@werkbank/kit/dialog';
import { useHost } from '@werkbank/kit/host';
import type { FormState } from '@werkbank/kit/use-form';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { holdWaysOut } from './ways-out';

/** Warns before typed values are lost: by a link, the search box, the browser's back button, by closing the tab. */
export function UnsavedGuard({ form }: { form: Pick<FormState<object>, 'dirty' | 'busy'> }) {
  const { t } = useTranslation('admin');
  const { session } = useHost();
  const { navigator: router } = useContext(NavigationContext);
  const { pathname: path } = useLocation();
  const [leave, setLeave] = useState<{ go: () => void }>();
  const { dirty, busy } = form;
  const saving = useRef(busy);
  useEffect(() => {
    saving.current = busy;
  }, [busy]);
  useEffect(
    () =>
      dirty
        ? holdWaysOut(router, {
            path,
            // Nobody can save any more who is logged out.
            holds: () => !saving.current && session.getState().user !== null,
            ask: (go) => setLeave({ go }),
          })
        : undefined,
    [dirty, path, router, session],
  );
  if (!leave || !dirty) return null;
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
