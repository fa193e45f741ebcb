import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon, type IconPath } from '../icons/icon';
import css from './button.module.css';

/** One `primary` per view: the step that the page is for. `danger` destroys; `quiet` stands in rows and heads. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

interface Looks {
  kind?: ButtonKind;
  icon?: IconPath;
}

function classes(kind: ButtonKind, more?: string): string {
  return [css.button, css[kind], more].filter(Boolean).join(' ');
}

/** A button. While `busy` it keeps its width and its focus, and takes no second click. */
export function Button({
  kind = 'secondary',
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(kind, [busy && css.busy, className].filter(Boolean).join(' '))}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon ? <Icon path={icon} /> : null}
      {children}
    </button>
  );
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({
  kind = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return (
    <Link {...rest} className={classes(kind, className)}>
      {icon ? <Icon path={icon} /> : null}
      {children}
    </Link>
  );
}

/** A button that is only a drawing; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconPath; label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={[css.button, css.icon, className].filter(Boolean).join(' ')}
    >
      <Icon path={icon} />
    </button>
  );
}
