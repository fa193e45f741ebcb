import AntdPopover from 'antd/es/popover';
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import css from './ui.module.css';

/**
 * Asks beside the button, before something small that cannot be taken back. antd's own leaves the focus where it was, out of
 * reach of its buttons by keys; this one is a small dialog that begins at them.
 */
export function Popconfirm({
  title,
  confirm,
  danger = false,
  onConfirm,
  children,
}: {
  title: string;
  /** What the button does: "Remove row", never "OK". */
  confirm: string;
  danger?: boolean;
  onConfirm: () => void;
  /** The button that it asks about. */
  children: ReactElement;
}) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const change = (next: boolean) => {
    if (next) opener.current = document.activeElement;
    setOpen(next);
    if (!next && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <AntdPopover
      open={open}
      onOpenChange={change}
      trigger="click"
      destroyOnHidden
      content={
        <Question title={title}>
          <Button onClick={() => change(false)}>{t('dialog.cancel')}</Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            onClick={() => {
              change(false);
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </Question>
      }
    >
      {children}
    </AntdPopover>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} role="alertdialog" aria-labelledby={id} className={css.ask}>
      <p id={id}>{title}</p>
      <div className={css.dialogActions}>{children}</div>
    </div>
  );
}
