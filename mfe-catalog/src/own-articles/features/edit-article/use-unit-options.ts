import { unitName } from '@werkbank/contracts/quantities';
import { usePreferences } from '@werkbank/kit/host';
import type { SelectOption } from '@werkbank/kit/ui/select-field';

/** Units in which tools are sold, by UN/ECE Recommendation 20 and 21. */
const units =
  'C62 PK BX CT BG SET PR DZN CEN MIL RO BO CA TU PX ST MTR CMT MMT MTK MTQ KGM GRM TNE LTR MLT HUR'.split(
    ' ',
  );

/** Units to choose from, with the one that is chosen already. */
export function useUnitOptions(): (current: string) => SelectOption[] {
  const { language } = usePreferences();
  return (current) =>
    [...new Set([...units, ...(current === '' ? [] : [current])])].map((value) => ({
      value,
      label: unitName(value, 1, language),
    }));
}
