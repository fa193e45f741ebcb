import AntdDrawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A part of the page that comes in from the side, beside what it is about. It is named by its title, holds the focus and
 * closes on Escape. The shell's file does not have it: it comes with the remote that uses it.
 */
export function Drawer({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  return (
    <AntdDrawer
      title={title}
      open={open}
      onClose={onClose}
      size={480}
      closable={{ 'aria-label': t('dialog.close') }}
      destroyOnHidden
    >
      {children}
    </AntdDrawer>
  );
}
