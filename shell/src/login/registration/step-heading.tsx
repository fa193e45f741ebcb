import { type ReactNode, useEffect, useRef } from 'react';
import css from '../login.module.css';

/** The heading of a step. It takes the focus when the step is gone to, so that reading goes on there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} className={css.step} tabIndex={-1}>
      {children}
    </h2>
  );
}
