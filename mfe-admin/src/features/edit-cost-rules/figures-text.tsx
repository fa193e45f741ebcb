import type { FreightFigures } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { useSettings } from '@werkbank/kit/host';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../cost-rules/cost-rules.module.css';
import type { Figures } from '../../cost-rules/rules';

/** The amounts of a version as lines of text. */
export function FiguresText({ figures }: { figures: Figures | null }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const textOf = useAmountsText();
  if (figures === null) return <span className={css.note}>{t('costs.ended')}</span>;
  if ('steps' in figures) return <FreightText figures={figures} />;
  if ('handling' in figures) {
    return (
      <span className={css.lines}>
        <span>{t('costs.handlingText', { amount: textOf(figures.handling) })}</span>
        <span>{t('costs.percentOfGoods', { percent: formats.percent(figures.percent) })}</span>
      </span>
    );
  }
  const { percent, reason } = figures;
  return (
    <span className={css.lines}>
      <span>{formats.percent(percent)}</span>
      {reason === null ? null : (
        <span className={css.note}>{t(`costs.reasons.${reason}`, { defaultValue: reason })}</span>
      )}
    </span>
  );
}

function FreightText({ figures: { steps, freeFrom } }: { figures: FreightFigures }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const textOf = useAmountsText();
  const offered = useSettings().currencies;
  const pricesOf = ({ base, perKilogram }: FreightFigures['steps'][number]) =>
    inOrder(new Set([...Object.keys(base), ...Object.keys(perKilogram)]), offered).map((currency) => {
      const [once, each] = [base[currency], perKilogram[currency]];
      return [
        ...(once === undefined ? [] : [formats.money(once, currency)]),
        ...(each === undefined ? [] : [t('costs.perKilogram', { amount: formats.money(each, currency) })]),
      ].join(' + ');
    });
  const weightOf = (grams: number | null) =>
    grams === null
      ? t('costs.heavier')
      : t('costs.upTo', { weight: `${formats.decimal(String(grams / 1000))}\u00a0kg` });
  return (
    <span className={css.lines}>
      {steps.map((step) => (
        <span key={step.upToGrams ?? 'last'}>
          {steps.length === 1 ? null : `${weightOf(step.upToGrams)}: `}
          {pricesOf(step).map((price, index) => (
            <Fragment key={price}>
              {index === 0 ? null : ' / '}
              <span className={css.whole}>{price}</span>
            </Fragment>
          ))}
        </span>
      ))}
      {freeFrom === null ? null : (
        <span className={css.note}>{t('costs.freeFromText', { amount: textOf(freeFrom) })}</span>
      )}
    </span>
  );
}

/** Amounts by currency, those that are offered first and in their order. */
function useAmountsText(): (amounts: Readonly<Record<string, number>>) => string {
  const formats = useFormats();
  const offered = useSettings().currencies;
  return (amounts) =>
    inOrder(new Set(Object.keys(amounts)), offered)
      .map((currency) => formats.money(amounts[currency] ?? 0, currency))
      .join(' / ');
}

function inOrder(currencies: ReadonlySet<string>, offered: readonly string[]): string[] {
  const place = (currency: string) =>
    offered.includes(currency) ? offered.indexOf(currency) : offered.length;
  return [...currencies].sort((one, other) => place(one) - place(other));
}
