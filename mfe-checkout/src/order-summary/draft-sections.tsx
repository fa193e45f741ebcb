import type { DraftSection, OrderDraft, SectionPart } from '@werkbank/contracts/entities';
import { ArticleNumber, DateText, Money, OrderedQuantity } from '@werkbank/kit/formatted-values';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { CostLines } from './cost-lines';
import { UnitPrice } from './unit-price';
import lines from '../basket/basket.module.css';
import { PromisedDays } from '../basket/line-cells';
import { PriceBreakdown } from '../price-breakdown/price-breakdown';
import css from './order-summary.module.css';

/** One block per producer and dispatch location: lines, date, shipper and what each cost is for. */
export function DraftSections({ draft }: { draft: OrderDraft }) {
  return draft.orderSections.map((section) => (
    <Section key={`${section.producerId}-${section.dispatchLocation.id}`} section={section} draft={draft} />
  ));
}

function Section({ section, draft }: { section: DraftSection; draft: OrderDraft }) {
  const { t } = useTranslation('checkout');
  const { city, country } = section.dispatchLocation;
  return (
    <Panel
      flush
      title={section.producerName}
      mark={<span className={lines.from}>{t('basket.from', { city, country })}</span>}
    >
      <PlannedDays section={section} />
      <div className={lines.box}>
        <table className={lines.lines}>
          <caption className="visually-hidden">
            {t('basket.linesOf', { producer: section.producerName })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('line.article')}</th>
              <th scope="col" className={lines.end}>
                {t('line.unitPrice')}
              </th>
              <th scope="col" className={lines.end}>
                {t('line.quantity')}
              </th>
              <th scope="col" className={lines.end}>
                {t('line.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {section.items.map((item) => (
              <tr key={item.articleId}>
                <td>
                  <div>
                    <span className={lines.article}>
                      <ArticleNumber>{item.materialNumber}</ArticleNumber>
                      <span>{item.articleText}</span>
                      {item.ownArticleNumber ? (
                        <span className={lines.note}>
                          {t('line.ownNumber', { number: item.ownArticleNumber })}
                        </span>
                      ) : null}
                    </span>
                    {item.remark ? (
                      <span className={lines.note}>{`${t('line.remark')}: ${item.remark}`}</span>
                    ) : null}
                    <PriceBreakdown price={item.price} article={item.materialNumber} />
                    {section.parts ? (
                      <PromisedDays parts={partsOf(item, section.parts)} units={item.orderUnits} />
                    ) : null}
                  </div>
                </td>
                <td className={lines.end} data-label={t('line.unitPrice')}>
                  <UnitPrice price={item.price} units={item.orderUnits} currency={draft.orderCurrency} />
                </td>
                <td className={lines.end} data-label={t('line.quantity')}>
                  <OrderedQuantity value={item.quantity} units={item.orderUnits} />
                </td>
                <td className={`${lines.end} ${lines.linePrice}`} data-label={t('line.price')}>
                  <Money cents={item.price.taxBase} currency={draft.orderCurrency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CostLines section={section} currency={draft.orderCurrency} />
    </Panel>
  );
}

/** Dispatch day of a section; with several deliveries one day each. */
function PlannedDays({ section }: { section: DraftSection }) {
  const { t } = useTranslation('checkout');
  const { parts = [section], shipper } = section;
  return parts.map(({ plannedShipmentDate, plannedShipmentFromStock }, index) => (
    <p key={plannedShipmentDate} className={css.planned}>
      {parts.length > 1 ? `${t('review.part', { number: index + 1, of: parts.length })}: ` : ''}
      {t(shipper === 'selfCollection' ? 'review.ready' : 'review.leaves')}{' '}
      <DateText iso={plannedShipmentDate} />
      {plannedShipmentFromStock ? ` (${t('review.fromStock')})` : ''} · {t(`shipper.${shipper}`)}
    </p>
  ));
}

function partsOf({ articleId }: DraftSection['items'][number], parts: readonly SectionPart[]) {
  return parts.flatMap(({ items, ...plan }) =>
    items.filter((item) => item.articleId === articleId).map(({ quantity }) => ({ ...plan, quantity })),
  );
}
