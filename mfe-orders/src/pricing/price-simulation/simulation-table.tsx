import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { ArticleNumber, Money, PriceOfUnits } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from './simulation.module.css';

type Simulated = CallAnswer<'simulatePrices'>['articles'][number];

/** Price of one piece now and afterwards, and the producer's share of the goods. */
export function SimulationTable({
  articles,
  currency,
  quantity,
}: {
  articles: readonly Simulated[];
  currency: string;
  quantity: number;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const without = <span className={css.note}>{t('simulation.noPrice')}</span>;
  const priceOf = (price: Simulated['now'], units: Simulated['orderUnits']) =>
    price ? (
      <PriceOfUnits
        cents={price.unitPrice}
        currency={currency}
        priceQuantity={price.price.priceQuantity}
        units={units}
      />
    ) : (
      without
    );
  const columns: Column<Simulated>[] = [
    {
      key: 'article',
      title: t('simulation.article'),
      render: ({ materialNumber, articleText }) => (
        <span title={articleText}>
          <ArticleNumber>{materialNumber}</ArticleNumber>
        </span>
      ),
    },
    {
      key: 'now',
      title: t('simulation.now'),
      align: 'end',
      render: ({ now, orderUnits }) => priceOf(now, orderUnits),
    },
    {
      key: 'edited',
      title: t('simulation.edited'),
      align: 'end',
      render: ({ edited, orderUnits }) => priceOf(edited, orderUnits),
    },
    {
      key: 'change',
      title: t('simulation.change'),
      align: 'end',
      render: ({ now, edited }) => {
        if (!now || !edited) return '–';
        const change = edited.unitPrice - now.unitPrice;
        if (change === 0 || now.unitPrice === 0) return t('simulation.same');
        const percent = Math.round((change / now.unitPrice) * 1000) / 10;
        return `${change > 0 ? '+' : ''}${formats.percent(percent)}`;
      },
    },
    {
      key: 'margin',
      title: t('simulation.margin', { count: quantity, number: formats.number(quantity) }),
      align: 'end',
      render: ({ now, edited }) =>
        edited ? (
          <>
            <Money cents={edited.margin.amount} currency={currency} />{' '}
            <span className={css.note}>
              {formats.percent(edited.margin.percent)}
              {now ? `, ${t('simulation.nowMargin', { value: formats.percent(now.margin.percent) })}` : ''}
            </span>
          </>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <Table
      caption={t('simulation.title')}
      columns={columns}
      rows={articles}
      rowKey={({ articleId }) => articleId}
    />
  );
}
