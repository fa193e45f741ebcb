import type { DispatchLocation } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import { SelectField } from '@werkbank/kit/ui/select-field';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { SplitTexts } from './split-form';

/** The dispatch location of the new delivery. */
export function PlaceField({
  places,
  form,
}: {
  places: readonly DispatchLocation[];
  form: FormState<SplitTexts>;
}) {
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  return (
    <SelectField
      {...form.field('place')}
      label={t('split.place')}
      help={t('split.placeHelp')}
      options={[
        { value: '', label: t('split.choosePlace') },
        ...places.map(({ id, city, country }) => ({
          value: String(id),
          label: `${city}, ${countryName(country, language)}`,
        })),
      ]}
    />
  );
}
