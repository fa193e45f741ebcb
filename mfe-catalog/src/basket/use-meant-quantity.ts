import { type RefObject, useCallback, useRef } from 'react';

/**
 * After a refused quantity, the field holds the previous one, not the typed one. The first click on a
 * button therefore only moves the focus back to the field; a second click accepts the shown quantity.
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
