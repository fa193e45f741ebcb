import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './feedback.module.css';

interface StateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** An empty list or page, with the next step. */
export function EmptyState({
  title,
  icon = icons.parts,
  children,
  actions,
}: StateProps & { icon?: IconPath }) {
  return (
    <div className={css.state}>
      <span className={css.mark}>
        <Icon path={icon} size={24} />
      </span>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
