import type { ManagedProducer } from '@werkbank/contracts/entities';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { removeProducer } from '../../cache-updates/producers';

interface Props {
  producer: ManagedProducer;
  onDeleted: () => void;
}

/** Deletes a producer with its companies once it was confirmed. */
export function DeleteProducer({ producer, onDeleted }: Props) {
  const { t } = useTranslation('admin');
  const remove = useApiMutation('deleteProducer', {
    success: t('done.producerDeleted'),
    changes: ['listProducers'],
    local: (cache) => removeProducer(cache, producer),
  });
  return (
    <DeleteButton
      title={t('delete.companyTitle', { name: producer.algoliaId })}
      confirm={t('delete.producer')}
      remove={() => remove.mutateAsync({ params: { producerId: producer.id } })}
      onDeleted={onDeleted}
    >
      {t('delete.producerText')}
    </DeleteButton>
  );
}
