import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../buttons/button';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './overlay.module.css';

/** A button that opens a list of links and actions. Choosing one, Escape or a click elsewhere closes it and gives the focus back. */
export function Menu({
  label,
  icon,
  end = false,
  trigger,
  children,
}: {
  label: string;
  icon?: IconPath;
  /** Aligned to the right edge of its button. */
  end?: boolean;
  /** Content of the button, if it is more than the label. */
  trigger?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // The content renders at the first opening, and stays.
  const [seen, setSeen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      frame.current?.querySelector('button')?.focus();
    };
    const chosen = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-menu-item]')) setOpen(false);
    };
    const element = frame.current;
    element?.addEventListener('keydown', escape);
    element?.addEventListener('click', chosen);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      element?.removeEventListener('keydown', escape);
      element?.removeEventListener('click', chosen);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
  return (
    <div ref={frame} className={css.menu}>
      <Button
        kind="quiet"
        {...(icon ? { icon } : {})}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setSeen(true);
        }}
      >
        {trigger === undefined ? (
          label
        ) : (
          <>
            {/* Before the visible words, not instead of them: who speaks to the computer says what he sees. */}
            <span className="visually-hidden">{label}: </span>
            {trigger}
          </>
        )}
        <Icon path={icons.chevronDown} size={10} />
      </Button>
      <div id={id} hidden={!open} className={`${css.menuList} ${end ? css.menuEnd : ''}`}>
        {seen ? children : null}
      </div>
    </div>
  );
}

/** An entry that does something. */
export function MenuAction({
  icon,
  children,
  onSelect,
}: {
  icon?: IconPath;
  children: ReactNode;
  onSelect: () => void;
}) {
  return (
    <button type="button" data-menu-item className={css.item} onClick={onSelect}>
      {icon ? <Icon path={icon} /> : null}
      {children}
    </button>
  );
}

/** An entry that goes somewhere. */
export function MenuLink({ icon, children, to }: { icon?: IconPath; children: ReactNode; to: string }) {
  return (
    <Link to={to} data-menu-item className={css.item}>
      {icon ? <Icon path={icon} /> : null}
      {children}
    </Link>
  );
}
