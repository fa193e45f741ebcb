import type { OrderItem } from '@werkbank/contracts/entities';
import { Table } from '@werkbank/kit/ui/table';
import { CountInput } from '@werkbank/kit/ui/count-input';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { CountedPart } from '../../delivery/counted-part';
import { useArticleColumns } from '../../delivery/item-columns';
import { usePart, useSeveral } from '../../delivery/unit';
import type { SplitTexts } from './split-form';

/** For each item, how many order units leave with the new delivery and how many stay. */
export function MovedItems({ items, form }: { items: readonly OrderItem[]; form: FormState<SplitTexts> }) {
  const { t } = useTranslation('orders');
  const { id, value, error, disabled, onChange } = form.field('moved');
  const article = useArticleColumns<OrderItem>({ itemOf: (item) => item, linked: false });
  const partOf = usePart();
  const several = useSeveral();
  return (
    <div id={id} tabIndex={-1} aria-invalid={error ? true : undefined}>
      <Table
        caption={t('split.items')}
        rows={items}
        rowKey={(item) => item.id}
        columns={[
          ...article,
          {
            key: 'stays',
            title: t('split.stays'),
            align: 'end',
            render: (item) => partOf(item, item.quantity - (value[item.id] ?? 0)),
          },
          {
            key: 'goes',
            fixed: 'end',
            title: t('split.goes'),
            align: 'end',
            render: (item) => (
              <CountedPart item={item} count={value[item.id] ?? 0}>
                <CountInput
                  label={t('split.goesOf', { number: item.materialNumber, units: several(item) })}
                  max={item.quantity}
                  value={value[item.id] ?? 0}
                  disabled={disabled}
                  onChange={(quantity) => onChange({ ...value, [item.id]: quantity })}
                />
              </CountedPart>
            ),
          },
        ]}
      />
    </div>
  );
}
