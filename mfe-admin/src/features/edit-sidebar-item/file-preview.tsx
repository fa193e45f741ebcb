import { openAddressOf } from '@werkbank/contracts/client';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import css from './sidebar-item.module.css';

/**
 * The pdf as readers see it. A frame sends no token, like a visitor, so a disabled item cannot be shown in
 * one.
 */
export function FilePreview({ item }: { item: SidebarItem }) {
  const { t } = useTranslation('admin');
  if (item.type !== 'pdf' || item.file === null) return null;
  return (
    <Panel title={t('sidebar.preview')}>
      {item.status === 'enabled' ? (
        <iframe
          className={css.preview}
          title={item.title}
          src={openAddressOf('getSidebarFile', { params: { itemId: item.id } })}
        />
      ) : (
        <p>{t('sidebar.previewDisabled')}</p>
      )}
    </Panel>
  );
}
