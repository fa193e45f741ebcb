import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats';
import css from './lists.module.css';

/** How many values of a filter are shown before "show more". */
const COLLAPSED = 5;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly selected: boolean;
}

/** One filter as checkboxes with their counts; the first five, and any that is chosen, are always there. */
export function FilterList({
  title,
  options,
  onToggle,
  expansion,
}: {
  title: string;
  options: readonly FilterOption[];
  onToggle: (value: string, selected: boolean) => void;
  /** Given by a page that keeps the expanded filters in its address; else the filter keeps it. */
  expansion?: { expanded: boolean; onChange: (expanded: boolean) => void };
}) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const id = useId();
  const [ownExpanded, setOwnExpanded] = useState(false);
  const expanded = expansion?.expanded ?? ownExpanded;
  const setExpanded = expansion?.onChange ?? setOwnExpanded;
  const shown = options.filter((option, index) => expanded || index < COLLAPSED || option.selected);
  return (
    <fieldset className={css.filter}>
      <legend>{title}</legend>
      <div id={id}>
        {shown.map((option) => (
          <label key={option.value} className={`${css.option} ${option.count === 0 ? css.none : ''}`}>
            <input
              type="checkbox"
              checked={option.selected}
              onChange={(event) => onToggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
            {option.count === undefined ? null : (
              <span className={css.count}>{formats.number(option.count)}</span>
            )}
          </label>
        ))}
      </div>
      {options.length > COLLAPSED ? (
        <button
          type="button"
          className={css.more}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('filter.less') : t('filter.more', { count: options.length - COLLAPSED })}
        </button>
      ) : null}
    </fieldset>
  );
}
