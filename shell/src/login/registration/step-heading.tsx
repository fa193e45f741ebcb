import { type ReactNode, useEffect, useRef } from 'react';
import css from '../login.module.css';

/** The heading of a step. It takes the focus where the step was gone to from another one: reading goes on there. */
export function StepHeading({ arrived, children }: { arrived: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <h2 ref={heading} className={css.step} tabIndex={-1}>
      {children}
    </h2>
  );
}
