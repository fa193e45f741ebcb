import { useHost } from '@werkbank/kit/host';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './login.module.css';

/**
 * The frame of all login pages: one heading, which is also the title of the browser's tab. It takes the focus if the reader
 * `arrived` from another view, whose link is gone with it.
 */
export function LoginFrame({
  title,
  wide = false,
  arrived = false,
  children,
}: {
  title: string;
  wide?: boolean;
  arrived?: boolean;
  children: ReactNode;
}) {
  const { navigation } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  // Going from step to step within a view is no arrival at it.
  const [arrivedAtOpening] = useState(arrived);
  useEffect(() => {
    if (arrivedAtOpening) heading.current?.focus();
  }, [arrivedAtOpening]);
  return (
    <div className={`${css.frame} ${wide ? css.wide : ''}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
