import { type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHost, useReadable } from '../host/host-context';

/** Puts its children into the shell's left column while the page is shown: categories, filters. A drawer below 960 px. */
export function LeftColumn({ children }: { children: ReactNode }) {
  const place = useReadable(useHost().places.leftColumn);
  return place ? createPortal(children, place) : null;
}
