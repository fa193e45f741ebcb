import type { ManagedProducer } from '@werkbank/contracts/entities';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { showProducer } from '../../cache-updates/producers';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { ProducerFields } from './producer-fields';
import { producerErrors, producerOf, producerValues } from './producer-values';

/** Changes a producer in place. */
export function EditProducer({ producer }: { producer: ManagedProducer }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const params = { producerId: producer.id };
  const update = useApiMutation('updateProducer', {
    success: t('done.producerDataChanged'),
    changes: ['getProducer', 'listProducers'],
    local: showProducer,
    silent: true,
  });
  const form = useObjectForm({
    object: producer,
    valuesOf: (known) => producerValues(known, formats),
    refetch: useRefetch('getProducer', { params }),
    check: (values) => producerErrors(values, formats, (name) => t(`producers.field.${name}`)),
    save: (values, key) => update.mutateAsync({ params, body: { ...producerOf(values, formats), ...key } }),
  });
  return (
    <Form form={form} label={t('producers.data')}>
      <ProducerFields field={(name) => form.field(name)} shipping={form.field('custom_shipping')} />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
