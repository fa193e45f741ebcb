import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import { Form } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { useCommand } from '@werkbank/kit/use-call';
import { useForm } from '@werkbank/kit/use-form';
import { useTranslation } from 'react-i18next';
import { showProducer } from '../../local-changes/producers';
import { useGuardedClose } from '../../unsaved/guarded-close';
import { UnsavedGuard } from '../../unsaved/unsaved-guard';
import { CompanyFields } from './location-fields';
import { companyErrors, companyOf, emptyCompany, fieldOfCompany } from './location-values';

/** Adds a further company to a producer, with its first dispatch location. */
export function CompanyDialog({ producerId, onClose }: { producerId: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const create = useCommand('createProducerCompany', {
    success: t('producers.companyAdded'),
    changes: ['getProducer', 'listProducers'],
    local: (cache, { producer }) => {
      if (producer) showProducer(cache, producer);
    },
    silent: true,
  });
  const form = useForm({
    initial: emptyCompany,
    check: (values) => companyErrors(values, language, (name) => t(`producers.field.${name}`)),
    fieldOf: fieldOfCompany,
    save: async (values) => {
      await create.mutateAsync({ params: { producerId }, body: companyOf(values) });
      onClose();
    },
  });
  const { close, question } = useGuardedClose(form.dirty, onClose);
  return (
    <>
      <Dialog title={t('producers.addCompany')} onClose={close}>
        <Form form={form} label={t('producers.addCompany')}>
          <CompanyFields field={(name) => form.field(name)} />
          <DialogActions>
            <Button onClick={close} disabled={form.busy}>
              {t('producers.cancel')}
            </Button>
            <Button kind="primary" type="submit" busy={form.busy}>
              {t('producers.save')}
            </Button>
          </DialogActions>
          <UnsavedGuard form={form} />
        </Form>
      </Dialog>
      {question}
    </>
  );
}
