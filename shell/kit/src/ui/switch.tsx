import AntdSwitch from 'antd/es/switch';
import { type ReactNode, useId } from 'react';
import css from './ui.module.css';

/** On or off, at once; a value that is saved later is a checkbox. */
export function Switch({
  checked,
  onChange,
  busy = false,
  disabled = false,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** While it is being done. */
  busy?: boolean;
  disabled?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <span className={css.switch}>
      <AntdSwitch
        id={id}
        size="small"
        checked={checked}
        loading={busy}
        disabled={disabled}
        onChange={onChange}
      />
      <label htmlFor={id}>{children}</label>
    </span>
  );
}
