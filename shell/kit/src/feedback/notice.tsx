import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './feedback.module.css';

export type NoticeKind = 'info' | 'signal' | 'good' | 'error';
const noticeIcons: Readonly<Record<NoticeKind, IconPath>> = {
  info: icons.info,
  signal: icons.clock,
  good: icons.check,
  error: icons.alert,
};

/** A line within a page. `signal` only for deadlines and for what waits for the reader. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={`${css.notice} ${css[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon path={noticeIcons[kind]} />
      <div>{children}</div>
    </div>
  );
}
