import { Page } from '@werkbank/kit/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedList } from '../features/quick-order/checked-list';
import { withNumber } from '../features/quick-order/order-list';
import { useOrderList } from '../features/quick-order/use-order-list';
import { Scanner } from '../features/scan-codes/scanner';

/** Codes before the camera become lines of the quick order, and are checked as all of them are. */
export default function ScanPage() {
  const { t } = useTranslation('checkout');
  const list = useOrderList();
  const [said, setSaid] = useState('');
  const take = (number: string) => {
    const next = withNumber(list.lines, number);
    setSaid(t(next ? 'scan.read' : 'scan.already', { number }));
    if (next) list.replace(next);
  };
  return (
    <Page
      title={t('scan.title')}
      crumbs={[{ label: t('quickOrder.title'), to: '/quick-order' }]}
      lead={t('scan.lead')}
    >
      <Scanner said={said} onNumber={take} />
      {list.lines.length === 0 ? null : <CheckedList list={list} />}
    </Page>
  );
}
