import type { OrderItem } from '@werkbank/contracts/entities';
import { Table } from '@werkbank/kit/ui/table';
import { Quantity } from '@werkbank/kit/formatted-values';
import { CountInput } from '@werkbank/kit/ui/count-input';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { useArticleColumns } from '../../delivery/item-columns';
import type { SplitTexts } from './split-form';

/** For each item, how many pieces leave with the new delivery and how many stay. */
export function MovedItems({ items, form }: { items: readonly OrderItem[]; form: FormState<SplitTexts> }) {
  const { t } = useTranslation('orders');
  const { id, value, error, disabled, onChange } = form.field('moved');
  const article = useArticleColumns<OrderItem>({ itemOf: (item) => item, linked: false });
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
            render: (item) => <Quantity value={item.quantity - (value[item.id] ?? 0)} />,
          },
          {
            key: 'goes',
            fixed: 'end',
            title: t('split.goes'),
            align: 'end',
            render: (item) => (
              <CountInput
                label={t('split.goesOf', { number: item.materialNumber })}
                max={item.quantity}
                value={value[item.id] ?? 0}
                disabled={disabled}
                onChange={(quantity) => onChange({ ...value, [item.id]: quantity })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
