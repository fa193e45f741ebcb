import type { SidebarItem } from '@werkbank/contracts/entities';
import { helpAddress } from './help-address';
import css from './help.module.css';

/**
 * A help item within our page. What others host gets no way out of its frame; what is ours needs no sandbox, and the
 * browser's own viewer for our pdf does not work within one.
 */
export function HelpFrame({ item, large = false }: { item: SidebarItem; large?: boolean }) {
  const address = helpAddress(item) ?? '';
  const ours = new URL(address, location.origin).origin === location.origin;
  return (
    <iframe
      className={`${css.frame} ${large ? css.large : ''} ${item.type === 'youtube' ? css.video : ''}`}
      title={item.title}
      src={address}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
      {...(ours ? {} : { sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation' })}
    />
  );
}
