import { type Status, statuses } from '@werkbank/contracts/delivery';
import { Menu } from '@werkbank/kit/menu';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusesText } from './list-query';
import css from './orders-list.module.css';

/** Several statuses at once, or all of them. */
export function StatusFilter({
  chosen: inAddress,
  onChange,
}: {
  /** Empty: all. */
  chosen: readonly Status[];
  onChange: (chosen: readonly Status[]) => void;
}) {
  const { t } = useTranslation('orders');
  const words = useTranslation('kit').t;
  // The address follows a moment later; until then a second click must build on the first.
  const [chosen, setChosen] = useState(inAddress);
  const [known, setKnown] = useState(statusesText(inAddress));
  if (statusesText(inAddress) !== known) {
    setKnown(statusesText(inAddress));
    // All of them and none of them stand alike in the address, for they narrow as little.
    if (statusesText(chosen) !== statusesText(inAddress)) setChosen(inAddress);
  }
  const choose = (next: readonly Status[]) => {
    setChosen(next);
    onChange(next);
  };
  const every = chosen.length === statuses.length;
  const all = every || chosen.length === 0;
  const [only] = chosen;
  const label =
    chosen.length === 1 && only
      ? words(`status.${only}`)
      : t(all ? 'filters.allStatuses' : 'filters.someStatuses', { count: chosen.length });
  return (
    <div className={css.statusFilter}>
      <span aria-hidden="true">{t('filters.status')}</span>
      <Menu label={t('filters.status')} icon="filter" trigger={label}>
        <fieldset className={css.statuses}>
          <legend className="visually-hidden">{t('filters.status')}</legend>
          <Checkbox checked={every} onChange={() => choose(every ? [] : statuses)}>
            <strong>{t('filters.selectAll')}</strong>
          </Checkbox>
          {statuses.map((status) => (
            <Checkbox
              key={status}
              checked={chosen.includes(status)}
              onChange={(checked) =>
                choose(checked ? [...chosen, status] : chosen.filter((one) => one !== status))
              }
            >
              {words(`status.${status}`)}
            </Checkbox>
          ))}
        </fieldset>
      </Menu>
    </div>
  );
}
