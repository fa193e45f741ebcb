import type { Delivery, DispatchLocation } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/ui/modal';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { today } from '@werkbank/kit/days';
import { liveItems } from '../../order/items';
import { usePlaceDays } from '../../planning/place-days';
import type { NewPart } from '../../planning/plan';
import { checkPlan, PlanFields, planOf, planTexts } from '../../planning/plan-fields';
import { MovedItems } from './moved-items';
import { PlaceField } from './place-field';
import { checkSplit, type SplitTexts, splitItems } from './split-form';
import { usePlaces } from './use-places';

interface SplitDialogProps {
  delivery: Delivery;
  /** After release the date was agreed and stays. */
  withDate: boolean;
  /** With the day on which what stays leaves, if that is from stock. */
  onSplit: (part: NewPart, fromStock: string) => Promise<void>;
  onClose: () => void;
}

/** Divides a delivery in two: what goes, from where, and when. */
export function SplitDialog(props: SplitDialogProps) {
  const { t } = useTranslation('orders');
  const { places, error, retry } = usePlaces(props.delivery);
  return (
    <Dialog title={t('split.title')} wide onClose={props.onClose}>
      {error ? <ErrorState error={error} retry={retry} /> : null}
      {!error && !places ? <LinesSkeleton lines={6} /> : null}
      {!error && places ? <SplitForm {...props} places={places} /> : null}
    </Dialog>
  );
}

function SplitForm({
  delivery,
  withDate,
  places,
  onSplit,
  onClose,
}: SplitDialogProps & { places: readonly DispatchLocation[] }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const daysOfPlace = usePlaceDays(delivery.producerCompanyId);
  const daysOf = ({ place }: SplitTexts) => daysOfPlace(Number(place));
  const items = liveItems(delivery);
  const initial: SplitTexts = {
    ...planTexts(delivery, today()),
    place: places.some(({ id }) => id === delivery.dispatchLocation.id)
      ? String(delivery.dispatchLocation.id)
      : '',
    moved: {},
  };
  const form = useServiceForm<SplitTexts>({
    initial,
    check: (values) => ({
      ...checkSplit(values, items, places, formats.language),
      ...(withDate ? checkPlan(values, today(), t('plan.date'), formats) : {}),
    }),
    save: async (values) => {
      const dispatchLocation = places.find(({ id }) => String(id) === values.place);
      const moved = splitItems(values, items, places);
      if (!dispatchLocation || !moved) return;
      const { fromStock } = daysOfPlace(delivery.dispatchLocation.id);
      await onSplit({ dispatchLocation, plan: planOf(values, daysOf(values)), items: moved }, fromStock);
    },
  });
  return (
    <Form form={form} wide label={t('split.title')}>
      <p>{t('split.help')}</p>
      <MovedItems items={items} form={form} />
      <PlaceField places={places} form={form} />
      {withDate ? <PlanFields form={form} days={daysOf(form.values)} /> : <p>{t('split.dateStays')}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('split.take')}
        </Button>
      </DialogActions>
    </Form>
  );
}
