import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../buttons/button';
import { Icon, type IconName } from '../icons/icon';
import css from './overlay.module.css';

/** A button that opens a list of links and actions. Escape or a click elsewhere closes it and gives the focus back. */
export function Menu({
  label,
  icon,
  end = false,
  trigger,
  children,
}: {
  label: string;
  icon?: IconName;
  /** Aligned to the right edge of its button. */
  end?: boolean;
  /** Content of the button, where it is more than the label. */
  trigger?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
  return (
    <div
      ref={frame}
      className={css.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        frame.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        kind="quiet"
        {...(icon ? { icon } : {})}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
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
        <Icon name="chevron-down" size={10} />
      </Button>
      {/* A click on an entry acts and closes. */}
      <div id={id} hidden={!open} className={`${css.menuList} ${end ? css.menuEnd : ''}`}>
        <div onClick={(event) => closesMenu(event.target) && setOpen(false)}>{children}</div>
      </div>
    </div>
  );
}

function closesMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-menu-item]') !== null;
}

/** An entry that does something. */
export function MenuAction({
  icon,
  children,
  onSelect,
}: {
  icon?: IconName;
  children: ReactNode;
  onSelect: () => void;
}) {
  return (
    <button type="button" data-menu-item className={css.item} onClick={onSelect}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

/** An entry that goes somewhere. */
export function MenuLink({ icon, children, to }: { icon?: IconName; children: ReactNode; to: string }) {
  return (
    <Link to={to} data-menu-item className={css.item}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Link>
  );
}
