import { slotsLoaded } from '@werkbank/kit/slot';

declare global {
  interface Window {
    /** Controls that somebody pressed before the scripts ran; `public/remembered.js` keeps them. */
    pressedBefore?: HTMLElement[];
  }
}

/** What takes longer than this comes after the page, as it does on any other one. */
const PATIENCE_MS = 1000;

/**
 * Puts the page itself in the place of what was drawn before the scripts ran, once it has arrived. Nothing moves: it was
 * laid out at the same place all the while. Nothing to do where nothing was drawn.
 */
export async function showPageItself(): Promise<void> {
  const drawn = document.getElementById('drawn');
  const root = document.getElementById('root');
  // Once for a page, however often it arrives.
  if (!drawn || !root || drawn.dataset.leaving === 'true') return;
  drawn.dataset.leaving = 'true';
  await Promise.race([besides(root), passed(PATIENCE_MS)]);
  takeOver(drawn, root);
  const pressed = (window.pressedBefore ?? []).map((control) => counterpart(control, drawn, root));
  drawn.remove();
  for (const style of document.querySelectorAll('style[data-drawn]')) style.remove();
  for (const control of pressed) control?.click();
}

/** The control that says the same and is the same one among those that do. */
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

/** What is loaded beside the page, and then the pictures in view: one that is not decoded yet would be a gap for a moment. */
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

/** Whoever has begun to type goes on where she was. */
function takeOver(drawn: HTMLElement, root: HTMLElement): void {
  const typing = document.activeElement;
  for (const before of drawn.querySelectorAll<HTMLInputElement>('input[name]')) {
    const now = root.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
    if (!now) continue;
    if (before.value !== before.defaultValue) write(now, before.value);
    if (before !== typing) continue;
    // It can be given the focus once it is seen.
    root.style.visibility = 'visible';
    now.focus({ preventScroll: true });
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
    root.style.visibility = '';
  }
}

/** As if it was typed, for React keeps the text that it knows of. */
function write(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
