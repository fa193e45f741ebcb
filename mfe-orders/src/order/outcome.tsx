import { Icon, type IconName } from '@werkbank/kit/icon';
import type { ReactNode } from 'react';
import css from './outcome.module.css';

const icons = { good: 'check', bad: 'close', changed: 'edit' } as const satisfies Record<string, IconName>;

/** What will become of something once the edits are sent: not a status yet, hence dashed. */
export function Outcome({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <span className={`${css.outcome} ${css[kind]}`}>
      <Icon name={icons[kind]} size={12} />
      {children}
    </span>
  );
}
