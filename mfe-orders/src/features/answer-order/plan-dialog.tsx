import type { Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useForm } from '@werkbank/kit/use-form';
import { useTranslation } from 'react-i18next';
import { today } from '@werkbank/kit/days';
import type { Plan } from '../../planning/plan';
import { checkPlan, PlanFields, planOf, planTexts } from '../../planning/plan-fields';

/** Another date for a delivery, or that it leaves from stock. */
export function PlanDialog({
  delivery,
  again,
  onPlan,
  onClose,
}: {
  delivery: Delivery;
  /** Something is proposed already, and changed once more. */
  again: boolean;
  onPlan: (plan: Plan) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const form = useForm({
    // Whoever proposes anew has another date in mind; from stock it is only where that was chosen before.
    initial: { ...planTexts(delivery, today()), ...(again ? {} : { fromStock: false }) },
    check: (values) => checkPlan(values, today(), t('plan.date'), formats),
    save: async (values) => {
      onPlan(planOf(values));
      onClose();
    },
  });
  return (
    <Dialog title={t('plan.title')} onClose={onClose}>
      <Form form={form} label={t('plan.title')}>
        <PlanFields form={form} />
        <DialogActions>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('plan.take')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
