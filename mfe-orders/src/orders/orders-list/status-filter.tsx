import { type Status, statuses } from '@werkbank/contracts/delivery';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusesText } from './list-query';

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
    // All statuses and none are the same in the address, because neither narrows the list.
    if (statusesText(chosen) !== statusesText(inAddress)) setChosen(inAddress);
  }
  return (
    <ChoicesFilter
      label={t('filters.status')}
      value={chosen}
      selectAll={t('filters.selectAll')}
      options={statuses.map((status) => ({ value: status, label: words(`status.${status}`) }))}
      onChange={(names) => {
        const next = statuses.filter((status) => names.includes(status));
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
