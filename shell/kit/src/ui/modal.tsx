import Modal from 'antd/es/modal';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmQuestion, type Question } from '../overlay/confirm-question';
import css from './ui.module.css';

export { DialogActions } from '../overlay/confirm-question';

const firstField = 'input:enabled:not([type=file]), textarea:enabled';

/**
 * A dialog above the page. It holds the focus, is named by its title, closes on Escape and gives the focus back. A click
 * beside it does nothing: too many dialogs are closed that way by mistake.
 */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const opener = useRef<Element>(null);
  // Before anything in it takes the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  // The owner's state removes it, before it could return the focus itself.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );
  return (
    <Modal
      open
      title={title}
      width={wide ? 960 : 560}
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('dialog.close') }}
      onCancel={() => {
        // A browser's own dialog, as that of the calendar, lies above this one: Escape is meant for it alone.
        if (!document.querySelector('dialog[open]')) onClose();
      }}
      {...(css.dialog === undefined ? {} : { className: css.dialog })}
    >
      <Content>{children}</Content>
    </Modal>
  );
}

/** First focus of a dialog: its frame or, with fields, the first one. */
function Content({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const begin = () => box.current?.querySelector<HTMLElement>(firstField)?.focus();
    begin();
    // An element takes no focus before it is drawn: it has a size then.
    const drawn = new ResizeObserver(() => {
      begin();
      drawn.disconnect();
    });
    drawn.observe(box.current);
    return () => drawn.disconnect();
  }, []);
  return (
    <div ref={box} className={css.dialogBody}>
      {children}
    </div>
  );
}

/** Asks before something irreversible. */
export function ConfirmDialog({ title, ...question }: Question) {
  return (
    <Dialog title={title} onClose={question.onClose}>
      <ConfirmQuestion {...question} />
    </Dialog>
  );
}
