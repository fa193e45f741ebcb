import type { OrderAsOfNow, OrderDraft } from '@werkbank/contracts/entities';
import { DateText, Money, Moved } from '@werkbank/kit/formatted-values';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';

/** Price and date at the time of the request, and now. */
export function ChangedFigures({ draft, now }: { draft: OrderDraft; now: OrderAsOfNow }) {
  const { t } = useTranslation('checkout');
  const { currency } = draft.totals;
  const days = draft.orderSections.map(({ plannedShipmentDate }) => plannedShipmentDate).sort();
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <Panel title={t('approval.changed')}>
      <Descriptions
        items={[
          [
            t('totals.net'),
            <Moved key="net" was={money(draft.totals.taxBase)} is={money(now.totals.taxBase)} />,
          ],
          [
            t('totals.total'),
            <Moved key="total" was={money(draft.totals.total)} is={money(now.totals.total)} />,
          ],
          [
            t('approval.lastDate'),
            <Moved
              key="date"
              was={<DateText iso={days.at(-1) ?? ''} />}
              is={<DateText iso={now.plannedShipmentDate} />}
            />,
          ],
        ]}
      />
    </Panel>
  );
}
