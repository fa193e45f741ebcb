import type { SidebarItem } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Icon, type IconPath } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './help.module.css';
import { HelpDialog } from './help-dialog';
import { HelpFrame } from './help-frame';

const typeIcons: Readonly<Record<SidebarItem['type'], IconPath>> = {
  youtube: icons.play,
  pdf: icons.document,
  url: icons.globe,
};

/**
 * The help items, one of them open at a time. An item is loaded only when it is opened, so a video's host does not
 * learn of mere shoppers.
 */
export function HelpList({ items }: { items: readonly SidebarItem[] }) {
  const { t } = useTranslation('shell');
  const [openId, setOpenId] = useState<number>();
  const [large, setLarge] = useState<SidebarItem>();
  return (
    <>
      <ul className={css.list}>
        {items.map((item) => {
          const open = item.id === openId;
          return (
            <li key={item.id}>
              <button
                type="button"
                className={css.item}
                aria-expanded={open}
                onClick={() => setOpenId(open ? undefined : item.id)}
              >
                <Icon path={typeIcons[item.type]} />
                <span>{item.title}</span>
                <Icon path={open ? icons.chevronUp : icons.chevronDown} size={10} />
              </button>
              {open ? (
                <div className={css.content}>
                  <HelpFrame item={item} />
                  <Button kind="quiet" icon={icons.external} onClick={() => setLarge(item)}>
                    {t('helpItems.fullScreen')}
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {large ? <HelpDialog item={large} onClose={() => setLarge(undefined)} /> : null}
    </>
  );
}
