import { ConfirmDialog } from '../overlay/dialog';
import { useHost } from '../host/host-context';
import type { FormState } from '../forms/use-service-form';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { holdWaysOut } from './navigation-guard';

/** Warns before typed values are lost: by a link, the search box, the browser's back button, by closing the tab. */
export function UnsavedGuard({
  form,
  text,
}: {
  form: Pick<FormState<object>, 'dirty' | 'busy'>;
  /** Names the possible loss, if it is not typed values of a form. */
  text?: string;
}) {
  const { t } = useTranslation('kit');
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
            // After a logout there is nothing to save.
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
      {text ?? t('unsaved.text')}
    </ConfirmDialog>
  );
}
