import { type RefObject, useCallback, useRef } from 'react';

/**
 * A button beside a quantity that was refused adds nothing: the quantity in the field is the one from before, not the
 * one that was typed. It leads back to the field; pressed once more, what stands there is meant.
 */
export function useMeantQuantity(frame: RefObject<HTMLElement | null>): {
  onRefused: (refused: boolean) => void;
  whenMeant: (act: () => void) => void;
} {
  const refused = useRef(false);
  const onRefused = useCallback((is: boolean) => {
    refused.current = is;
  }, []);
  const whenMeant = (act: () => void) => {
    if (refused.current) frame.current?.querySelector<HTMLInputElement>('input[data-quantity]')?.focus();
    else act();
  };
  return { onRefused, whenMeant };
}
