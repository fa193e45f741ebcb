import { slotsLoaded } from '@werkbank/kit/slot';

declare global {
  interface Window {
    /** Controls that were pressed before the scripts ran; `public/remembered.js` records them. */
    pressedBefore?: HTMLElement[];
  }
}

/** Parts that take longer appear after the page, as on any other page. */
const PATIENCE_MS = 1000;

/**
 * Replaces the server-drawn page by the real one once that is complete. Both have the same layout, so the content stays
 * in place. Does nothing without a server-drawn page.
 */
export async function showPageItself(): Promise<void> {
  const drawn = document.getElementById('drawn');
  const root = document.getElementById('root');
  // Runs once per page, however often it is called.
  if (!drawn || !root || drawn.dataset.leaving === 'true') return;
  drawn.dataset.leaving = 'true';
  await Promise.race([besides(root), passed(PATIENCE_MS)]);
  takeOver(drawn, root);
  const pressed = (window.pressedBefore ?? []).map((control) => counterpart(control, drawn, root));
  drawn.remove();
  for (const style of document.querySelectorAll('style[data-drawn]')) style.remove();
  for (const control of pressed) control?.click();
}

/** The matching control in the new page: the same one among those with the same label. */
function counterpart(control: HTMLElement, drawn: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const alike = (frame: HTMLElement) =>
    [...frame.querySelectorAll<HTMLElement>(control.tagName)].filter(
      ({ className, textContent, ariaLabel }) =>
        className === control.className &&
        textContent === control.textContent &&
        ariaLabel === control.ariaLabel,
    );
  return alike(root)[alike(drawn).indexOf(control)];
}

/**
 * Waits for lazy parts of the page, and then for the visible pictures: one that is not decoded yet would leave a gap
 * for a moment.
 */
async function besides(root: HTMLElement): Promise<void> {
  await slotsLoaded();
  await passed(0);
  const inView = [...root.querySelectorAll('img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inView.map((picture) => picture.decode()));
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps typed texts, the focus and the cursor's position. */
function takeOver(drawn: HTMLElement, root: HTMLElement): void {
  const typing = document.activeElement;
  for (const before of drawn.querySelectorAll<HTMLInputElement>('input[name]')) {
    const now = root.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
    if (!now) continue;
    if (before.value !== before.defaultValue) write(now, before.value);
    if (before !== typing) continue;
    // Only a visible field can get the focus.
    root.style.visibility = 'visible';
    now.focus({ preventScroll: true });
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
    root.style.visibility = '';
  }
}

/** Simulates typing, because React would restore the text that it knows. */
function write(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
