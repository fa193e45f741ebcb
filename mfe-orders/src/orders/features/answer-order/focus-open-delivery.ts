import { takesFocus } from '@werkbank/kit/kept-focus';

/** Marks the first control of a delivery that has no answer yet. */
export const openDelivery = { 'data-open-delivery': '', ...takesFocus } as const;

/** Marks what sends the answer. */
export const sendsAnswer = { 'data-sends-answer': '', ...takesFocus } as const;

/**
 * Takes the keyboard to the next delivery without an answer, so that a whole order is answered with Enter; after the last
 * one, to what sends the answer.
 */
export function focusOpenDelivery(): void {
  const next =
    document.querySelector<HTMLElement>('[data-open-delivery]') ??
    document.querySelector<HTMLElement>('[data-sends-answer]');
  next?.focus();
}
