import Select from 'antd/es/select';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './ui.module.css';
import type { SelectOption } from './select-field';
import { findOption } from './find-option';

interface FilterProps {
  label: string;
  options: readonly SelectOption[];
  /** Called while people type, if the options come from elsewhere. */
  onSearch?: (text: string) => void;
  loading?: boolean;
}

/** From this many on, typing is faster than looking. */
const MANY = 8;

/** In pixels: as high as ten options, which is as many as a delivery has statuses and the one for all of them. */
const LIST_HEIGHT = 360;

/** Narrows a list to one of a few values; the empty one means all. */
export function ChoiceFilter({
  value,
  onChange,
  ...rest
}: FilterProps & { value: string; onChange: (value: string) => void }) {
  return <Filter {...rest} value={value} onChange={(chosen) => onChange(String(chosen ?? ''))} />;
}

/** The option that chooses every other one, and none where all of them are chosen. */
const EVERY = '*';

/** Narrows a list to several values; none means all. `selectAll` names an option that chooses each of them. */
export function ChoicesFilter({
  value,
  options,
  selectAll,
  onChange,
  ...rest
}: FilterProps & {
  value: readonly string[];
  selectAll?: string;
  onChange: (value: readonly string[]) => void;
}) {
  const every = value.length === options.length;
  const choose = (chosen: readonly string[]) => {
    if (!chosen.includes(EVERY)) onChange(chosen);
    else onChange(every ? [] : options.map((option) => option.value));
  };
  return (
    <Filter
      {...rest}
      several
      options={selectAll === undefined ? options : [{ value: EVERY, label: selectAll }, ...options]}
      value={[...value]}
      onChange={(chosen) => choose(Array.isArray(chosen) ? chosen : [])}
    />
  );
}

function Filter({
  label,
  options,
  onSearch,
  several = false,
  ...rest
}: FilterProps & {
  several?: boolean;
  value: string | string[];
  onChange: (chosen: string | string[] | undefined) => void;
}) {
  const { t } = useTranslation('kit');
  const id = useId();
  const values: readonly string[] = typeof rest.value === 'string' ? [rest.value] : rest.value;
  const chosen = options.filter(({ value }) => values.includes(value));
  const every = values.length > 0 && values.length === options.length - 1;
  const search = onSearch
    ? { onSearch, filterOption: false }
    : several || options.length >= MANY
      ? findOption
      : false;
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <Select<string | string[]>
        {...rest}
        id={id}
        className={css.whole ?? ''}
        aria-describedby={`${id}-value`}
        options={[...options]}
        showSearch={search}
        allowClear={several}
        listHeight={LIST_HEIGHT}
        maxTagCount="responsive"
        notFoundContent={t(rest.loading ? 'states.loading' : 'select.none')}
        {...(several
          ? {
              mode: 'multiple' as const,
              placeholder: t('select.all'),
              menuItemSelectedIcon: null,
              optionRender: ({ label: name, value: one }) => (
                <Choice chosen={values.includes(String(one)) || (one === EVERY && every)}>{name}</Choice>
              ),
            }
          : {})}
      />
      <span id={`${id}-value`} hidden>
        {chosen.map((option) => option.label).join(', ')}
      </span>
    </div>
  );
}

/** A box before the name. The list itself reads out whether the option is chosen. */
function Choice({ chosen, children }: { chosen: boolean; children: ReactNode }) {
  return (
    <span className={css.choice}>
      <span className={css.box} data-chosen={chosen || undefined}>
        {chosen ? <Icon path={icons.check} size={12} /> : null}
      </span>
      {children}
    </span>
  );
}
