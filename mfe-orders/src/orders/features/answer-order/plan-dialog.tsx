import type { Delivery } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { today } from '@werkbank/kit/days';
import { usePlaceDays } from '../../planning/place-days';
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
  const days = usePlaceDays(delivery.producerCompanyId)(delivery.dispatchLocation.id);
  const form = useServiceForm({
    // A further proposal has another date, and is from stock only if that was chosen before.
    initial: { ...planTexts(delivery, today()), ...(again ? {} : { fromStock: false }) },
    check: (values) => checkPlan(values, today(), t('plan.date'), formats),
    save: async (values) => {
      onPlan(planOf(values, days));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('plan.title')} action={t('plan.take')} onClose={onClose}>
      <PlanFields form={form} days={days} />
    </FormDialog>
  );
}
