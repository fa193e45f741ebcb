import { type ReactNode, useEffect, useRef } from 'react';

/** The browser's own dialog, or one of `ui/modal`, which lies outside of every block. */
const aDialog = 'dialog, [role=dialog], [role=alertdialog]';

/** Marks the control of a block that takes the keyboard when another one of the block goes away. */
export const takesFocus = { 'data-takes-focus': '' } as const;

/**
 * Keeps the keyboard at a sensible place when the control that had it goes away with its click: at the control of the
 * same block that is marked for it, else at the block's heading, else at the heading of the page. After a dialog, where
 * the dialog came from.
 */
export function KeptFocus({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    return keepFocus(frame.current);
  }, []);
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

interface Place {
  readonly control: HTMLElement;
  /** The blocks around it, from the inside out. */
  readonly blocks: readonly Element[];
}

function keepFocus(frame: HTMLElement): () => void {
  let last: Place | undefined;
  /** The place of the control that opened a dialog. */
  let outside: Place | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest(aDialog);
    const above = dialog !== null && !dialog.contains(frame);
    const within = frame.contains(target);
    // A dialog belongs to the place that was left for it.
    if (!within && !(above && outside)) {
      last = outside = undefined;
      return;
    }
    last = { control: target, blocks: within ? blocksOf(target, frame) : [] };
    if (!above) outside = last;
  };
  // A click beside all controls leaves by intention; a control that is removed does not.
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (last?.control === target && isThere(last.control)) last = outside = undefined;
    });
  };
  const mend = () => {
    if (!last || document.activeElement !== document.body || isThere(last.control)) return;
    const opener = outside !== last && outside && isThere(outside.control) ? outside.control : undefined;
    const blocks = [...last.blocks, ...(outside?.blocks ?? [])];
    (opener ?? homeOf(blocks))?.focus();
  };
  const observer = new MutationObserver(mend);
  observer.observe(frame, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // Dialogs are added and removed outside of the frame.
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

function blocksOf(control: HTMLElement, frame: HTMLElement): Element[] {
  const blocks: Element[] = [];
  for (let at = control.parentElement; at && at !== frame; at = at.parentElement) {
    if (at.tagName === 'SECTION') blocks.push(at);
  }
  return [...blocks, frame];
}

function homeOf(blocks: readonly Element[]): HTMLElement | undefined {
  for (const block of blocks) {
    if (!block.isConnected) continue;
    const home =
      block.querySelector<HTMLElement>('[data-takes-focus]:not(:disabled)') ??
      block.querySelector<HTMLElement>(':is(h1, h2)[tabindex]');
    if (home) return home;
  }
  return undefined;
}

const isThere = (control: HTMLElement) => control.isConnected && !control.matches(':disabled');
