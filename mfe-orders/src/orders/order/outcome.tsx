import { Icon, type IconPath } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import type { ReactNode } from 'react';
import css from './outcome.module.css';

const kindIcons = { good: icons.check, bad: icons.close, changed: icons.edit } as const satisfies Record<
  string,
  IconPath
>;

/** State after the edits are sent: not a status yet, hence dashed. */
export function Outcome({ kind, children }: { kind: keyof typeof kindIcons; children: ReactNode }) {
  return (
    <span className={`${css.outcome} ${css[kind]}`}>
      <Icon path={kindIcons[kind]} size={12} />
      {children}
    </span>
  );
}
