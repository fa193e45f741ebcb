import AntdCheckbox, { type CheckboxProps } from 'antd/es/checkbox';
import type { ReactNode } from 'react';
import css from './ui.module.css';

/** Yes or no, with its words beside it. */
export function Checkbox({
  checked,
  onChange,
  children,
  ...rest
}: Omit<CheckboxProps, 'checked' | 'onChange' | 'children' | 'className' | 'classNames' | 'styles'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <AntdCheckbox
      {...rest}
      className={css.check ?? ''}
      classNames={{ label: css.checkLabel ?? '' }}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    >
      {children}
    </AntdCheckbox>
  );
}
