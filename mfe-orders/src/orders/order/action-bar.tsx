import type { ReactNode } from 'react';
import css from './action-bar.module.css';

/** Stays at the bottom of the window while something is being put together: what will be sent, and the button. */
export function ActionBar({
  label,
  problem,
  actions,
  children,
}: {
  label: string;
  /** Why it cannot be sent yet. */
  problem?: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={css.bar} aria-label={label}>
      <div className={css.words}>
        <div role="status">{children}</div>
        <div role="alert" className={css.problem}>
          {problem}
        </div>
      </div>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
