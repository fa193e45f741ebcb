import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { placeBeside } from '../overlay/place-beside';
import css from './forms.module.css';

interface QuantityNoteProps {
  id: string;
  beside: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Reason of a refused quantity, read out at once. In a dense table it lies above everything else. */
export function QuantityNote({ inPlace, ...note }: QuantityNoteProps & { inPlace: boolean }) {
  if (!inPlace) return <FloatingNote {...note} />;
  return (
    <p id={note.id} role="alert" className={css.noteInPlace}>
      {note.children}
    </p>
  );
}

/** Below its field, outside of scrolling tables and sticky columns that would cut it off. */
function FloatingNote({ id, beside, children }: QuantityNoteProps) {
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
