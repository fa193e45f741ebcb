import { isPlain, pricedUnits, quantityInWords } from '@werkbank/contracts/quantities';
import { usePreferences } from '@werkbank/kit/host';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { EmptyState, ErrorState, Notice } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { nameOfArticle } from '../../rules/use-article-options';
import { PriceSteps } from './price-steps';
import type { Asked } from './use-asked';

/** Price of an article for a customer on a day, with every step. */
export function ExplainedPrice({ asked }: { asked: Asked }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { language } = usePreferences();
  const { producerCompanyId, articleId, customerCompanyId, country, currency, quantity, day } = asked;
  const ready = articleId !== '' && producerCompanyId > 0;
  const { data, error, refetch } = useApiQuery(
    'explainPrice',
    {
      params: { producerCompanyId },
      query: {
        articleId,
        country,
        currency,
        quantity,
        ...(customerCompanyId === '' ? {} : { customerCompanyId: Number(customerCompanyId) }),
        ...(day === '' ? {} : { day }),
      },
    },
    { enabled: ready, keepPrevious: true },
  );
  if (!ready) {
    return (
      <EmptyState icon={icons.search} title={t('explain.nothing')}>
        {t('explain.nothingHelp')}
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={9} />;
  const { price, tiers } = data;
  const ofUnits = (priceQuantity: number | undefined) => {
    const of = pricedUnits(priceQuantity, data.orderUnits, language);
    return of === undefined ? '' : ` / ${of}`;
  };
  return (
    <Panel title={nameOfArticle(data)}>
      {price === null ? (
        <Notice kind="info">{t('explain.noPrice')}</Notice>
      ) : (
        <>
          <Descriptions
            items={[
              [t('explain.day'), formats.date(data.day)],
              [
                isPlain(data.orderUnits)
                  ? t('explain.net', { quantity: formats.number(data.quantity) })
                  : t('explain.netOf', {
                      quantity: quantityInWords(data.quantity, data.orderUnits, language),
                    }),
                <strong key="net">
                  <Money cents={price.taxBase} currency={data.currency} />
                </strong>,
              ],
              [
                t('explain.tiers'),
                tiers.length > 1
                  ? tiers
                      .map(
                        (tier) =>
                          `${t('discount.from', { quantity: formats.number(tier.minQuantity) })} ${formats.money(tier.unitPrice, data.currency)}${ofUnits(tier.priceQuantity)}`,
                      )
                      .join(' · ')
                  : '',
              ],
            ]}
          />
          <PriceSteps explanation={data} />
        </>
      )}
    </Panel>
  );
}
