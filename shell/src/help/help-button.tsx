import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import { Dialog } from '@werkbank/kit/dialog';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenedPart } from '../layout/opened-part';
import css from './help-button.module.css';

const lazyList = () => lazy(() => import('./help-list').then((file) => ({ default: file.HelpList })));

/** The way to the help on screens that have the left column but no room for the right one. */
export function HelpButton({ items }: { items: readonly SidebarItem[] }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [HelpList, setHelpList] = useState(lazyList);
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
          <OpenedPart onRetry={() => setHelpList(lazyList)}>
            <HelpList items={items} />
          </OpenedPart>
        </Dialog>
      ) : null}
    </>
  );
}
