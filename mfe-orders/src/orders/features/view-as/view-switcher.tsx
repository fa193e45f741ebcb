import type { SalesOrder } from '@werkbank/contracts/entities';
import { Tabs } from '@werkbank/kit/tabs';
import { useTranslation } from 'react-i18next';

/** The side from which an admin sees an order: the customer's, or one producer's. */
export function ViewSwitcher({ order, companyId }: { order: SalesOrder; companyId: number | undefined }) {
  const { t } = useTranslation('orders');
  const producers = new Map(
    order.sections.map((section) => [section.producerCompanyId, section.producerName]),
  );
  const address = `/orders/sales-orders/${order.id}`;
  return (
    <Tabs
      label={t('viewAs.label')}
      current={companyId === undefined ? 'customer' : String(companyId)}
      tabs={[
        { key: 'customer', label: t('viewAs.customer', { name: order.customerName }), to: address },
        ...[...producers].map(([id, name]) => ({
          key: String(id),
          label: t('viewAs.producer', { name }),
          to: `${address}?view=${id}`,
        })),
      ]}
    />
  );
}
