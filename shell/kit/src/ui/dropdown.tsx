import AntdDropdown from 'antd/es/dropdown';
import { useRef, useState } from 'react';
import { Button, type ButtonKind } from '../buttons/button';
import { Icon, type IconName } from '../icons/icon';

export interface DropdownItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

/** What opens is begun at, as everywhere: of the menu this asks nothing when the page is opened. */
const begins = { autoFocus: true } as const;

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
  icon?: IconName;
  disabled?: boolean;
  items: readonly DropdownItem[];
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) button.current?.focus();
  };
  return (
    <AntdDropdown
      open={open}
      onOpenChange={change}
      trigger={['click']}
      {...begins}
      disabled={disabled}
      menu={{
        items: items.map(
          ({ onSelect: _, icon: drawing, danger = false, disabled: off = false, ...item }) => ({
            ...item,
            danger,
            disabled: off,
            ...(drawing ? { icon: <Icon name={drawing} /> } : {}),
          }),
        ),
        onClick: ({ key }) => items.find((item) => item.key === key)?.onSelect(),
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
        <Icon name="chevron-down" size={10} />
      </Button>
    </AntdDropdown>
  );
}
