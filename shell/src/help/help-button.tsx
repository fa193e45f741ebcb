import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import { Quietly } from '@werkbank/kit/error-boundary';
import { Dialog } from '@werkbank/kit/dialog';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './help-button.module.css';

const HelpList = lazy(() => import('./help-list').then((file) => ({ default: file.HelpList })));

/** The way to the help on screens that have the left column but no room for the right one. */
export function HelpButton({ items }: { items: readonly SidebarItem[] }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        icon="help"
        label={t('help')}
        className={css.help}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Dialog title={t('help')} wide onClose={() => setOpen(false)}>
          <Quietly>
            <Suspense fallback={<LinesSkeleton />}>
              <HelpList items={items} />
            </Suspense>
          </Quietly>
        </Dialog>
      ) : null}
    </>
  );
}
