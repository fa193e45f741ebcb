import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './lists.module.css';

export interface Chip {
  readonly key: string;
  /** Kind of the filter: "Diameter". */
  readonly name?: string;
  readonly label: string;
  /** It narrows nothing: the list was made without it. */
  readonly isUnused?: boolean;
  readonly onRemove: () => void;
}

/** Active filters of a list, each removable. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  const { t } = useTranslation('kit');
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('chips.label')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button type="button" className={css.chip} onClick={chip.onRemove}>
            {chip.name ? <span className={css.chipName}>{chip.name}</span> : null}
            {chip.isUnused ? <s>{chip.label}</s> : <span>{chip.label}</span>}
            <span className="visually-hidden">({t('chips.remove')})</span>
            <Icon path={icons.close} size={10} />
          </button>
        </li>
      ))}
    </ul>
  );
}
