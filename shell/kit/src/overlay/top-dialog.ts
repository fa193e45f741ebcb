/** Announced on the document: each remote may have its own copy of this file, and they share the page. */
const changed = 'wb-dialogs-changed';

/** Says that a dialog was opened, or which one is about to leave the page. */
export function tellDialogs(leaving?: HTMLDialogElement): void {
  document.dispatchEvent(new CustomEvent(changed, { detail: leaving }));
}

/**
 * Follows which of the browser's own dialogs stands above everything else, until what it answers is called. For the
 * browser nothing outside of it is there: it lies behind the veil and is not read out.
 */
export function followTopDialog(follow: (dialog: HTMLDialogElement | undefined) => void): () => void {
  const look = (event?: Event) => {
    const leaving: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    follow(open.findLast((dialog) => dialog !== leaving));
  };
  look();
  document.addEventListener(changed, look);
  return () => document.removeEventListener(changed, look);
}
