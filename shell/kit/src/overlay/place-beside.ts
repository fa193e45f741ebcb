const gap = 4;
const edge = 8;

/** Puts a dialog below a field, or above without room, and within the window. */
export function placeBeside(dialog: HTMLElement, field: HTMLElement | null): void {
  if (!field) return;
  const at = field.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + gap;
  const above = at.top - gap - height;
  const top = below + height <= clientHeight - edge || above < edge ? below : above;
  dialog.style.top = `${Math.max(edge, Math.min(top, clientHeight - edge - height))}px`;
  dialog.style.left = `${Math.max(edge, Math.min(at.left, clientWidth - edge - width))}px`;
}
