import AntdDropdown from 'antd/es/dropdown';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonKind } from '../buttons/button';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';

export interface DropdownItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconPath;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** An action that takes time keeps the menu open until it is done, and its entry shows that. */
  readonly onSelect: () => void | Promise<void>;
}

/** Entries that belong together, below what they have in common. */
export interface DropdownGroup {
  readonly key: string;
  readonly label: string;
  readonly items: readonly DropdownItem[];
}

/** What opens is begun at, as everywhere: of the menu this asks nothing when the page is opened. */
const begins = { autoFocus: true } as const;

/** In a separate element, because antd gives it the class that keeps the words apart from it. */
const iconOf = (name: IconPath | undefined) =>
  name === undefined
    ? {}
    : {
        icon: (
          <span>
            <Icon path={name} />
          </span>
        ),
      };

/** A button with several things to do behind it. Arrow keys go through them; Escape closes and gives the focus back. */
export function Dropdown({
  label,
  kind = 'secondary',
  icon,
  disabled = false,
  items,
}: {
  label: string;
  kind?: ButtonKind;
  icon?: IconPath;
  disabled?: boolean;
  items: readonly (DropdownItem | DropdownGroup)[];
}) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) button.current?.focus();
  };
  const flat = items.flatMap((item) => ('items' in item ? item.items : [item]));
  const choose = (key: string) => {
    if (busy !== undefined) return;
    const working = flat.find((item) => item.key === key)?.onSelect();
    if (!(working instanceof Promise)) return change(false);
    setBusy(key);
    void working.finally(() => {
      setBusy(undefined);
      change(false);
    });
  };
  const entry = ({
    key,
    label: name,
    icon: drawing,
    danger = false,
    disabled: off = false,
  }: DropdownItem) => ({
    key,
    danger,
    disabled: off,
    label:
      key === busy ? (
        <span role="status">
          {name} <span aria-hidden="true">…</span>
          <span className="visually-hidden">{t('states.loading')}</span>
        </span>
      ) : (
        name
      ),
    ...iconOf(key === busy ? icons.clock : drawing),
  });
  return (
    <AntdDropdown
      open={open}
      // The chosen action closes the menu, at once or once it is done.
      onOpenChange={(next, { source }) => {
        if (source === 'trigger') change(next);
      }}
      trigger={['click']}
      {...begins}
      disabled={disabled}
      menu={{
        items: items.map((item) =>
          'items' in item
            ? { type: 'group' as const, key: item.key, label: item.label, children: item.items.map(entry) }
            : entry(item),
        ),
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button
        ref={button}
        kind={kind}
        {...(icon ? { icon } : {})}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        {label}
        <Icon path={icons.chevronDown} size={10} />
      </Button>
    </AntdDropdown>
  );
}
