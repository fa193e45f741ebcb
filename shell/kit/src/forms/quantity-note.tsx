import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { placeBeside } from '../dates/place-beside';
import css from './forms.module.css';

/**
 * Why a quantity was refused, below its field and above everything else: no table that scrolls or column that sticks
 * cuts it off. It is read out at once.
 */
export function QuantityNote({
  id,
  beside,
  children,
}: {
  id: string;
  beside: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = note.current;
    if (!element) return;
    element.showPopover();
    const place = () => {
      const at = beside.current?.getBoundingClientRect();
      // Scrolled away with its field, instead of lying alone at the window's edge.
      element.hidden = !at || at.bottom < 0 || at.top > document.documentElement.clientHeight;
      placeBeside(element, beside.current);
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [beside]);
  return (
    <p ref={note} id={id} role="alert" popover="manual" className={css.quantityNote}>
      {children}
    </p>
  );
}
