import type { ReactNode } from 'react';
import css from './rules.module.css';

/** What is seldom wanted and cannot be taken back: below everything else, not where one looks first. */
export function PageEnd({ children }: { children: ReactNode }) {
  return <div className={css.end}>{children}</div>;
}
