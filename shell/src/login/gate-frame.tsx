import { useHost } from '@werkbank/kit/host';
import { type ReactNode, useEffect } from 'react';
import css from './login.module.css';

/** The frame of everything at the gate: one heading, which is also the title of the browser's tab. */
export function GateFrame({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const { navigation } = useHost();
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  return (
    <div className={`${css.gate} ${wide ? css.wide : ''}`}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
