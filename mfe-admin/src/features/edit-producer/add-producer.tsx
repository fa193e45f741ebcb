import { Button, ButtonLink } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useSettings } from '@werkbank/kit/host';
import { Panel } from '@werkbank/kit/panel';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addProducer } from '../../cache-updates/producers';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { CompanyFields } from '../../dispatch-locations/location-fields';
import {
  companyErrors,
  companyOf,
  emptyCompany,
  fieldOfCompany,
} from '../../dispatch-locations/location-values';
import css from './add-producer.module.css';
import { ProducerFields } from './producer-fields';
import { producerErrors, producerOf, producerValues } from './producer-values';

/** A new producer with its first company and dispatch location. */
export function AddProducer() {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { language } = formats;
  const { defaultCountry } = useSettings();
  const navigate = useNavigate();
  const create = useApiMutation('createProducer', {
    success: t('done.producerCreated'),
    changes: ['listProducers'],
    local: (cache, { producer }) => {
      if (producer) addProducer(cache, producer);
    },
    silent: true,
  });
  const labelOf = (name: string) => t(`producers.field.${name}`);
  const form = useServiceForm({
    initial: { ...producerValues(null, formats), ...emptyCompany(defaultCountry) },
    check: async (values) => ({
      ...(await producerErrors(values, formats, labelOf)),
      ...(await companyErrors(values, language, labelOf)),
    }),
    fieldOf: fieldOfNewProducer,
    save: (values) =>
      create.mutateAsync({ body: { ...producerOf(values, formats), company: companyOf(values) } }),
  });
  const id = create.data?.id;
  useEffect(() => {
    if (id !== undefined) void navigate(`/management/producers/${id}`, { replace: true });
  }, [id, navigate]);
  return (
    <Form form={form} label={t('producers.add')} wide>
      <Panel title={t('producers.data')}>
        <div className={css.fields}>
          <ProducerFields field={(name) => form.field(name)} shipping={form.field('custom_shipping')} />
        </div>
      </Panel>
      <Panel title={t('producers.firstCompany')}>
        <div className={css.fields}>
          <CompanyFields field={(name) => form.field(name)} />
        </div>
      </Panel>
      <div className={css.actions}>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('producers.create')}
        </Button>
        <ButtonLink to="/management/producers">{t('producers.cancel')}</ButtonLink>
      </div>
      <UnsavedGuard form={form} />
    </Form>
  );
}

/** The service names fields of the company from the producer on: `company.dispatchLocation.zipCode`. */
function fieldOfNewProducer(path: string): string {
  const inCompany = 'company.';
  return path.startsWith(inCompany) ? fieldOfCompany(path.slice(inCompany.length)) : path;
}
