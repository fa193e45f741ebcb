import type { SidebarItem } from '@werkbank/contracts/entities';
import { helpAddress } from './help-address';
import css from './help.module.css';

/**
 * A help item within our page. Foreign content is sandboxed; our own is not, because the browser's PDF viewer does not
 * work in a sandbox.
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
