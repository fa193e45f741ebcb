import type { ReactNode } from 'react';

/** Replacement of `LeftColumn` for pages that are rendered without a browser, where portals do not work. */
export function LeftColumn({ children }: { children: ReactNode }) {
  return <template data-place="left">{children}</template>;
}
