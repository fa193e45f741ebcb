import type { EditableAddress } from '@werkbank/contracts/entities';
import { usePreferences, useSettings } from '@werkbank/kit/host';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { addressChange } from '../../cache-updates/companies';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { LocationFields } from '../../dispatch-locations/location-fields';
import {
  locationErrors,
  locationOf,
  locationValues,
  newLocationOf,
} from '../../dispatch-locations/location-values';

/** Adds a dispatch location to a company, or changes one. */
export function LocationDialog({
  companyId,
  location,
  onClose,
}: {
  companyId: number;
  /** Absent for a new one. */
  location: EditableAddress | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { defaultCountry } = useSettings();
  const create = useApiMutation('createProducerCompanyAddress', {
    ...addressChange,
    success: t('producers.locationAdded'),
    silent: true,
  });
  const update = useApiMutation('updateProducerCompanyAddress', {
    ...addressChange,
    success: t('producers.locationChanged'),
    silent: true,
  });
  const refetch = useRefetch('getProducerCompany', { params: { companyId } });
  const form = useObjectForm({
    object: location,
    valuesOf: (known) => locationValues(known, defaultCountry),
    refetch: async () => (await refetch()).addresses.find(({ id }) => id === location?.id),
    check: (values) => locationErrors(values, language, (name) => t(`producers.field.${name}`)),
    save: async (values, key) => {
      if (location) {
        await update.mutateAsync({
          params: { companyId, addressId: location.id },
          body: { ...locationOf(values), ...key },
        });
      } else {
        const body = { ...newLocationOf(values), type: 'DispatchLocation' as const };
        await create.mutateAsync({ params: { companyId }, body });
      }
      onClose();
    },
  });
  const title = t(location ? 'producers.changeLocation' : 'producers.addLocation');
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <LocationFields field={(name) => form.field(name)} isNew={location === null} />
    </FormDialog>
  );
}
