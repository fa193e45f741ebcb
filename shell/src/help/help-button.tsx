import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import { Dialog } from '@werkbank/kit/dialog';
import * as icons from '@werkbank/kit/icons';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../lazy-part/lazy-part';
import css from './help-button.module.css';
import type { HelpPlace } from './use-help-place';

export const helpButtonId = 'help-button';
export const helpColumnId = 'help-column';

const lazyList = () => lazy(() => import('./help-list').then((file) => ({ default: file.HelpList })));

/** Opens and closes the help beside the content, or over it without room. */
export function HelpButton({ items, place }: { items: readonly SidebarItem[]; place: HelpPlace }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [HelpList, setHelpList] = useState(lazyList);
  if (items.length === 0) return null;
  if (place.beside) {
    return (
      <IconButton
        id={helpButtonId}
        icon={icons.help}
        label={t('help')}
        className={css.help}
        aria-expanded={place.open}
        aria-controls={place.open ? helpColumnId : undefined}
        onClick={() => place.show(!place.open)}
      />
    );
  }
  return (
    <>
      <IconButton
        icon={icons.help}
        label={t('help')}
        className={css.help}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Dialog title={t('help')} wide onClose={() => setOpen(false)}>
          <LazyPart onRetry={() => setHelpList(lazyList)}>
            <HelpList items={items} />
          </LazyPart>
        </Dialog>
      ) : null}
    </>
  );
}
