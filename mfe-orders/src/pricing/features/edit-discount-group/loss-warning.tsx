import type { DiscountGroup } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { type GroupValues, lossOf } from './group-values';

/** Number of lost entries that are named. */
const named = 5;

/** Before another type is saved: what does not fit to it any more and is deleted with it. */
export function LossWarning({ group, values }: { group: DiscountGroup; values: GroupValues }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const loss = lossOf(group, values);
  if (!loss) return null;
  const lost: string[] = [];
  if (loss.value !== null) {
    lost.push(t('discountGroup.loss.value', { value: formats.percent(loss.value) }));
  }
  if (loss.discounts > 0) {
    const names = [...new Set(group.discounts.map((discount) => discount.materialOrArticleGroupName ?? ''))];
    const first = names.filter(Boolean).slice(0, named).join(', ');
    lost.push(
      t('discountGroup.loss.discounts', { count: loss.discounts, number: formats.number(loss.discounts) }) +
        (first && ` (${first}${names.length > named ? ', …' : ''})`),
    );
  }
  if (lost.length === 0) return <Notice kind="info">{t('discountGroup.loss.nothing')}</Notice>;
  return <Notice kind="error">{t('discountGroup.loss.some', { what: lost.join(', ') })}</Notice>;
}
