import type { ReactNode } from 'react';
import css from './rules.module.css';

/** Rare and irreversible actions: below everything else. */
export function PageEnd({ children }: { children: ReactNode }) {
  return <div className={css.end}>{children}</div>;
}
