import type { ManagedProducer } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useApiMutation } from '@werkbank/kit/api';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeProducer } from '../../cache-updates/producers';

interface Props {
  producer: ManagedProducer;
  onDeleted: () => void;
}

/** Deletes a producer with its companies once it was confirmed. */
export function DeleteProducer({ producer, onDeleted }: Props) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const remove = useApiMutation('deleteProducer', {
    success: t('done.producerDeleted'),
    changes: ['listProducers'],
    local: (cache) => removeProducer(cache, producer),
  });
  const confirmed = async () => {
    try {
      await remove.mutateAsync({ params: { producerId: producer.id } });
    } catch {
      // A notification shows the reason; the producer is still there.
      setAsking(false);
      return;
    }
    withoutAsking(onDeleted);
  };
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t('delete.producer')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('delete.companyTitle', { name: producer.algoliaId })}
          confirm={t('delete.producer')}
          danger
          busy={remove.isPending}
          onConfirm={() => void confirmed()}
          onClose={() => setAsking(false)}
        >
          {t('delete.producerText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
