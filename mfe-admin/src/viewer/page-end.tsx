import type { ReactNode } from 'react';
import css from './page-end.module.css';

/** Place for rare and irreversible actions: below all other content, out of the way. */
export function PageEnd({ children }: { children: ReactNode }) {
  return <div className={css.end}>{children}</div>;
}
