import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { usePreferences, useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// A form in a dialog that few open.
const SaveListDialog = lazy(() => import('./save-list-dialog'));

/** Saves lines as a list of the company. People without a company have no lists. */
export function SaveAsList({ lines }: { lines: readonly { articleId: string; quantity: number }[] }) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const { language, country, currency } = usePreferences();
  const [open, setOpen] = useState(false);
  const create = useApiMutation('createSavedList', {
    success: t('lists.savedLines', { count: lines.length }),
    changes: ['listSavedLists'],
    silent: true,
  });
  if (user?.companyId == null) return null;
  return (
    <>
      <Button icon={icons.document} disabled={lines.length === 0} onClick={() => setOpen(true)}>
        {t('lists.saveAs')}
      </Button>
      {open ? (
        <Suspense>
          <SaveListDialog
            title={t('lists.saveAs')}
            save={({ name, isShared }) =>
              create.mutateAsync({
                body: {
                  name,
                  isShared,
                  language,
                  country,
                  currency,
                  lines: lines.map(({ articleId, quantity }) => ({ articleId, quantity })),
                },
              })
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
