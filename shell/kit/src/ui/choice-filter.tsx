import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './ui.module.css';
import type { SelectOption } from './select-field';

interface FilterProps {
  label: string;
  options: readonly SelectOption[];
  /** Asked while somebody types, where the options come from elsewhere. */
  onSearch?: (text: string) => void;
  loading?: boolean;
}

/** From this many on, typing finds one faster than looking. */
const MANY = 8;

/** Narrows a list to one of a few values; the empty one stands for all. */
export function ChoiceFilter({
  value,
  onChange,
  ...rest
}: FilterProps & { value: string; onChange: (value: string) => void }) {
  return <Filter {...rest} value={value} onChange={(chosen) => onChange(String(chosen ?? ''))} />;
}

/** Narrows a list to several values; none stands for all. */
export function ChoicesFilter({
  value,
  onChange,
  ...rest
}: FilterProps & { value: readonly string[]; onChange: (value: readonly string[]) => void }) {
  return (
    <Filter
      {...rest}
      several
      value={[...value]}
      onChange={(chosen) => onChange(Array.isArray(chosen) ? chosen : [])}
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
  const search = onSearch
    ? { onSearch, filterOption: false }
    : several || options.length >= MANY
      ? { optionFilterProp: 'label' }
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
        maxTagCount="responsive"
        notFoundContent={t(rest.loading ? 'states.loading' : 'select.none')}
        {...(several ? { mode: 'multiple' as const, placeholder: t('select.all') } : {})}
      />
      <span id={`${id}-value`} hidden>
        {chosen.map((option) => option.label).join(', ')}
      </span>
    </div>
  );
}
