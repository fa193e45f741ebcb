import type { SidebarItem } from '@werkbank/contracts/entities';
import { helpAddress } from './help-address';
import css from './help.module.css';

/**
 * A help item within our page. What others host gets no way out of its frame; the browser's own viewer for our pdf
 * does not work within a sandbox, and needs none.
 */
export function HelpFrame({ item, large = false }: { item: SidebarItem; large?: boolean }) {
  return (
    <iframe
      className={`${css.frame} ${large ? css.large : ''} ${item.type === 'youtube' ? css.video : ''}`}
      title={item.title}
      src={helpAddress(item)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
      {...(item.type === 'pdf'
        ? {}
        : { sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation' })}
    />
  );
}
