import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { tellDialogs } from './top-dialog';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/**
 * The browser's own modal dialog: it holds the focus, closes on Escape and returns the focus. `begin` sets its place and the
 * first focus. It may lie in another one: the inner one closes alone.
 */
export function useModal(onClose: () => void, begin: (dialog: HTMLDialogElement) => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const first = useRef(begin);
  useEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    if (element && !element.open) {
      element.showModal();
      tellDialogs();
      first.current(element);
    }
    // The browser gives the focus back when a dialog is closed, but not when it is taken out of the page.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // Before it is taken out of the page: what others have put into it is not to go along.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => tellDialogs(element ?? undefined);
  }, []);
  return {
    ref,
    onCancel(event) {
      // For React it bubbles to the dialog around, which stays; for the browser it does not.
      event.stopPropagation();
      // The owner's state decides about closing, so that the element and React never disagree.
      event.preventDefault();
      if (event.cancelable) onClose();
    },
    onClose(event) {
      event.stopPropagation();
      // Browsers close it at the third Escape in a row in spite of preventDefault: open it again and ask the owner.
      event.currentTarget.showModal();
      onClose();
    },
  };
}
