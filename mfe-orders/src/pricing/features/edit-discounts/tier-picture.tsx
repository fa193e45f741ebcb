import type { DiscountQuantity } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from '../../discounts/tiers.module.css';
import { stepsOf } from './tier-steps';

const width = 480;
const height = 132;
const left = 8;
const top = 24;
const bottom = 24;

/** The price by quantity as a line of steps. Each tier is as wide as the others, for quantities grow by powers of ten. */
export function TierPicture({ tiers }: { tiers: readonly DiscountQuantity[] }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const steps = stepsOf(tiers);
  if (steps.length === 0) return null;
  const price = (value: number) => formats.percent(value);
  const words = steps.map((step) =>
    t('tierPicture.step', { quantity: formats.number(step.quantity), price: price(step.price) }),
  );
  const wide = (width - 2 * left) / steps.length;
  const prices = steps.map((step) => step.price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (value: number) =>
    high === low ? height / 2 : top + ((high - value) / (high - low)) * (height - top - bottom);
  const points = steps.flatMap((step, index) => [
    `${left + index * wide},${y(step.price)}`,
    `${left + (index + 1) * wide},${y(step.price)}`,
  ]);
  return (
    <figure className={css.picture}>
      <figcaption>
        {t('tierPicture.title')} <span>({t('tierPicture.axis')})</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('tierPicture.text', { steps: words.join('; ') })}
      >
        <line className={css.base} x1={left} x2={width - left} y1={height - 18} y2={height - 18} />
        <polyline className={css.line} points={points.join(' ')} />
        {steps.map((step, index) => (
          <g key={step.quantity}>
            <text x={left + index * wide + 2} y={y(step.price) - 6}>
              {price(step.price)}
            </text>
            <text className={css.quantity} x={left + index * wide + 2} y={height - 4}>
              {formats.number(step.quantity)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
