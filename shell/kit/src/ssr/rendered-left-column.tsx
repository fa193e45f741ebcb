import type { ReactNode } from 'react';

/** What stands in for `LeftColumn` where a page is drawn without a browser: no portal leads out of it there. */
export function LeftColumn({ children }: { children: ReactNode }) {
  return <template data-place="left">{children}</template>;
}
