/** Marks the first control of a delivery that has no answer yet. */
export const openDelivery = { 'data-open-delivery': '' } as const;

/** Takes the keyboard to the next delivery without an answer, so that a whole order is answered with Enter. */
export function focusOpenDelivery(): void {
  document.querySelector<HTMLElement>('[data-open-delivery]')?.focus();
}
