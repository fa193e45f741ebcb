import { quantityLimits } from '@werkbank/contracts/limits';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { useTranslation } from 'react-i18next';
import type { LineState, ListLine, QuantityProblem } from './order-list';
import css from './quick-order.module.css';

/** The quantity of a line. One that the field cannot hold is named, with the next one that can be ordered. */
export function LineQuantity({
  line,
  state,
  onChange,
}: {
  line: ListLine;
  state: LineState;
  onChange: (quantity: number) => void;
}) {
  const { t } = useTranslation('checkout');
  if (state.kind === 'ready' || (state.kind === 'quantity' && isHeld(line.quantity))) {
    const { item } = state.article;
    return (
      <QuantityInput
        noteInPlace
        value={line.quantity ?? 0}
        units={item.orderUnits}
        label={t('line.quantityOf', { article: item.materialNumber })}
        onChange={onChange}
      />
    );
  }
  if (state.kind !== 'quantity') return <span>{line.quantity ?? line.quantityText}</span>;
  return (
    <div className={css.problem}>
      <span className={css.why}>
        <Icon path={icons.alert} size={12} />
        {t(whyKeys[state.why], {
          text: line.quantity ?? line.quantityText,
          most: quantityLimits.max,
          least: state.next,
        })}
      </span>
      <button type="button" className={css.link} onClick={() => onChange(state.next)}>
        {t('quickOrder.take', { quantity: state.next })}
      </button>
    </div>
  );
}

const isHeld = (quantity: ListLine['quantity']): boolean =>
  typeof quantity === 'number' && quantity >= quantityLimits.min && quantity <= quantityLimits.max;

const whyKeys: Readonly<Record<QuantityProblem, string>> = {
  missing: 'quickOrder.quantity.missing',
  unread: 'quickOrder.quantity.unread',
  belowMinimum: 'quickOrder.quantity.belowMinimum',
  offInterval: 'quickOrder.quantity.belowMinimum',
  tooMany: 'quickOrder.quantity.tooMany',
};
