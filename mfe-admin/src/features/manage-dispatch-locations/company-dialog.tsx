import { usePreferences, useSettings } from '@werkbank/kit/host';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { showProducer } from '../../cache-updates/producers';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { CompanyFields } from '../../dispatch-locations/location-fields';
import {
  companyErrors,
  companyOf,
  emptyCompany,
  fieldOfCompany,
} from '../../dispatch-locations/location-values';

/** Adds a further company to a producer, with its first dispatch location. */
export function CompanyDialog({ producerId, onClose }: { producerId: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { defaultCountry } = useSettings();
  const create = useApiMutation('createProducerCompany', {
    success: t('producers.companyAdded'),
    changes: ['getProducer', 'listProducers'],
    local: (cache, { producer }) => {
      if (producer) showProducer(cache, producer);
    },
    silent: true,
  });
  const form = useServiceForm({
    initial: emptyCompany(defaultCountry),
    check: (values) => companyErrors(values, language, (name) => t(`producers.field.${name}`)),
    fieldOf: fieldOfCompany,
    save: async (values) => {
      await create.mutateAsync({ params: { producerId }, body: companyOf(values) });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('producers.addCompany')} onClose={onClose}>
      <CompanyFields field={(name) => form.field(name)} />
    </FormDialog>
  );
}
