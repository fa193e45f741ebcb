import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useSeparators } from '@werkbank/kit/separators';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { CheckedList } from '../features/quick-order/checked-list';
import { EnterList, scanAddress } from '../features/quick-order/enter-list';
import { listOf } from '../features/quick-order/order-list';
import { useOrderList } from '../features/quick-order/use-order-list';

/** From a list of numbers and quantities to the basket: pasted, typed or read from a file, and checked line by line. */
export default function QuickOrderPage() {
  const { t } = useTranslation('checkout');
  const signs = useSeparators();
  const list = useOrderList();
  return (
    <Page title={t('quickOrder.title')} lead={t('quickOrder.lead')}>
      {list.lines.length === 0 ? (
        <EnterList onRead={(read) => list.replace(listOf(read, signs))} />
      ) : (
        <CheckedList
          list={list}
          actions={
            <ButtonLink icon={icons.barcode} to={scanAddress}>
              {t('scan.title')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
