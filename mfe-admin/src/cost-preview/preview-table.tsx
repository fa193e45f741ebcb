import type { CallAnswer } from '@werkbank/contracts/calls';
import type { costTypes, PreviewedCosts } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import css from '../cost-rules/cost-rules.module.css';

interface Line {
  key: string;
  name: string;
  today: number | null;
  onDay: number | null;
}

/** Each cost of the basket today and on the day, with the totals. */
export function PreviewTable({
  costs: { today, onDay },
  currency,
  day,
}: {
  costs: CallAnswer<'previewCosts'>;
  currency: string;
  day: string;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  if (!today && !onDay) return <Notice kind="info">{t('costs.preview.nothing')}</Notice>;
  const line = (key: string, name: string, of: (costs: PreviewedCosts) => number | null): Line => ({
    key,
    name,
    today: today && of(today),
    onDay: onDay && of(onDay),
  });
  const costOf = (type: string) => (costs: PreviewedCosts) =>
    costs.costs.find(({ costType }) => costType === type)?.taxBase ?? null;
  const rates = [...new Set([today, onDay].flatMap((costs) => (costs ? [costs.tax.rate] : [])))];
  const lines = [
    ...(['Freight', 'CustomsHandling', 'Customs'] satisfies readonly (typeof costTypes)[number][]).map(
      (type) => line(type, t(`costs.preview.cost.${type}`), costOf(type)),
    ),
    line('net', t('costs.preview.net'), ({ taxBase }) => taxBase),
    line(
      'tax',
      t('costs.preview.tax', { rate: rates.map((rate) => formats.percent(rate)).join(' → ') }),
      ({ tax }) => tax.amount,
    ),
    line('total', t('costs.preview.total'), ({ total }) => total),
  ].filter((one) => one.today !== null || one.onDay !== null);
  const amount = (cents: number | null, key: string) => (
    <span className={key === 'total' ? css.total : undefined}>
      <Money cents={cents} currency={currency} />
    </span>
  );
  const columns: Column<Line>[] = [
    {
      key: 'name',
      title: t('costs.preview.what'),
      render: ({ key, name }) => <span className={key === 'total' ? css.total : undefined}>{name}</span>,
    },
    {
      key: 'today',
      title: t('costs.preview.today'),
      align: 'end',
      render: ({ key, today: cents }) => amount(cents, key),
    },
    {
      key: 'onDay',
      title: t('costs.preview.onDay', { day: formats.date(day) }),
      align: 'end',
      render: ({ key, onDay: cents }) => amount(cents, key),
    },
    {
      key: 'change',
      title: t('costs.preview.change'),
      align: 'end',
      render: (one) => {
        const change = (one.onDay ?? 0) - (one.today ?? 0);
        if (change === 0) return '–';
        return `${change > 0 ? '+' : ''}${formats.money(change, currency)}`;
      },
    },
  ];
  return (
    <Table caption={t('costs.preview.title')} columns={columns} rows={lines} rowKey={({ key }) => key} />
  );
}
