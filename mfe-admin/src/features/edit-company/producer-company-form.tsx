import type { EditableCompany } from '@werkbank/contracts/entities';
import { usePreferences } from '@werkbank/kit/host';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/ui/input';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { showCompany } from '../../cache-updates/companies';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useNameOwnCompany, useRefetchCompany } from '../../company/use-company';
import { producerBody, producerValues } from './company-values';

/** The own data of a company of a producer. */
export function ProducerCompanyForm({ company }: { company: EditableCompany }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const nameOwn = useNameOwnCompany();
  const params = { companyId: company.id };
  const update = useApiMutation('updateProducerCompany', {
    success: t('done.companyDataChanged'),
    changes: ['listProducers', 'getProducer', 'listUsers'],
    local: showCompany,
    silent: true,
  });
  const form = useObjectForm({
    object: company,
    valuesOf: producerValues,
    refetch: useRefetchCompany(company),
    check: (values) =>
      contractErrors(
        (entities) => entities.producerCompanyData,
        producerBody(values),
        language,
        (field) => t(`company.${field}`),
      ),
    save: async (values, key) =>
      nameOwn(await update.mutateAsync({ params, body: { ...producerBody(values), ...key } })),
  });
  return (
    <Form form={form} label={t('company.data')}>
      <TextField label={t('company.name')} maxLength={500} {...form.field('name')} />
      <FormRow>
        <TextField label={t('company.taxNumber')} maxLength={50} optional {...form.field('taxNumber')} />
        <TextField label={t('company.phone')} type="tel" maxLength={20} optional {...form.field('phone')} />
      </FormRow>
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
