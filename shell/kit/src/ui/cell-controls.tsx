import AntdInput from 'antd/es/input';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findOption } from './find-option';
import type { SelectOption } from './select-field';
import css from './ui.module.css';

interface Cell {
  /** Names the control for people who do not see its row and head. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Id of the error text of the value. */
  wrong?: string | undefined;
}

const stateOf = (wrong: string | undefined) =>
  wrong === undefined ? {} : ({ status: 'error', 'aria-invalid': true } as const);

/** A select in a row of a table. Typing narrows the list. */
export function CellSelect({
  label,
  value,
  onChange,
  options,
  wrong,
  placeholder,
  ...rest
}: Cell & { options: readonly SelectOption[]; placeholder?: string }) {
  const { t } = useTranslation('kit');
  const shownId = useId();
  return (
    <>
      <Select<string>
        {...rest}
        {...stateOf(wrong)}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={css.whole ?? ''}
        aria-label={label}
        // The control itself is the text field: the choice stands beside it.
        aria-describedby={[shownId, wrong].filter(Boolean).join(' ')}
        value={value}
        options={[...options]}
        showSearch={findOption}
        popupMatchSelectWidth={false}
        notFoundContent={t('select.none')}
        onChange={onChange}
      />
      <span id={shownId} hidden>
        {options.find((option) => option.value === value)?.label ?? value}
      </span>
    </>
  );
}

/** A short text in a row of a table. */
export function CellInput({
  label,
  value,
  onChange,
  wrong,
  ...rest
}: Cell & { maxLength: number; placeholder?: string }) {
  return (
    <AntdInput
      {...rest}
      {...stateOf(wrong)}
      aria-label={label}
      aria-describedby={wrong}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
