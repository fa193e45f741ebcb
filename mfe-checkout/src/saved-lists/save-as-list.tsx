import { Button } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineOfList } from './to-list-dialog';

// A form in a dialog that few open.
const ToListDialog = lazy(() => import('./to-list-dialog'));

/** Saves lines as a list of the company, or adds them to one. People without a company have no lists. */
export function SaveAsList({ lines }: { lines: readonly LineOfList[] }) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (user?.companyId == null) return null;
  return (
    <>
      <Button icon={icons.document} disabled={lines.length === 0} onClick={() => setOpen(true)}>
        {t('lists.saveAs')}
      </Button>
      {open ? (
        <Suspense>
          <ToListDialog lines={lines} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
