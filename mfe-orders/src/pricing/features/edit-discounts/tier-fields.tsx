import { Button, IconButton } from '@werkbank/kit/button';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { TextField } from '@werkbank/kit/ui/input';
import { discountLimits } from '@werkbank/contracts/limits';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newTier, type tierErrors, type TierValues } from '../../discounts/tier-values';
import css from '../../discounts/tiers.module.css';

interface TierFieldsProps {
  /** Target of the error summary: the first field with an error. */
  id: string;
  value: readonly TierValues[];
  onChange: (tiers: readonly TierValues[]) => void;
  error: string | undefined;
  errors: Awaited<ReturnType<typeof tierErrors>>['byKey'];
  disabled: boolean;
  /** Prices by tier as a picture, below them. */
  picture: ReactNode;
}

/** Discounts by quantity; the entry from 0 on stays. */
export function TierFields({
  id,
  value: tiers,
  onChange,
  error,
  errors,
  disabled,
  picture,
}: TierFieldsProps) {
  const { t } = useTranslation('orders');
  const box = useRef<HTMLFieldSetElement>(null);
  const set = (key: number, change: Partial<TierValues>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)));
  const wrong = tiers.find(({ key }) => errors.has(key)) ?? tiers[0];
  const full = tiers.length >= discountLimits.tiersOfDiscount;
  const idOf = ({ key }: TierValues, field: 'minQuantity' | 'discountValue') => {
    const isWrong =
      key === wrong?.key && field === (errors.get(key)?.minQuantity ? 'minQuantity' : 'discountValue');
    return isWrong ? id : `${id}-${key}-${field}`;
  };
  return (
    <fieldset ref={box} className={css.tiers} aria-describedby={error ? `${id}-errors` : undefined}>
      <legend>{t('discount.field.discountQuantities')}</legend>
      <p className={css.help}>{t('discount.tiersHelp')}</p>
      {tiers.map((tier, index) => (
        <div
          key={tier.key}
          className={css.tier}
          role="group"
          aria-label={t('discount.tier', { number: index + 1 })}
        >
          <TextField
            label={t('discount.field.minQuantity')}
            inputMode="numeric"
            id={idOf(tier, 'minQuantity')}
            value={tier.minQuantity}
            readOnly={tier.isFirst}
            disabled={disabled}
            error={errors.get(tier.key)?.minQuantity}
            onChange={(minQuantity) => set(tier.key, { minQuantity })}
          />
          <TextField
            label={t('discount.field.discountValue')}
            inputMode="decimal"
            suffix="%"
            id={idOf(tier, 'discountValue')}
            value={tier.discountValue}
            disabled={disabled}
            error={errors.get(tier.key)?.discountValue}
            onChange={(discountValue) => set(tier.key, { discountValue })}
          />
          {tier.isFirst || tiers.length === 1 ? (
            <span className={css.stays} title={t('discount.firstStays')} />
          ) : (
            <IconButton
              icon={icons.trash}
              label={t('discount.removeTier', { quantity: tier.minQuantity || '–' })}
              disabled={disabled}
              onClick={() => {
                // The button goes away with its row: the keyboard goes on at the one before.
                const before = box.current?.querySelectorAll<HTMLInputElement>('input')[index * 2 - 1];
                onChange(tiers.filter(({ key }) => key !== tier.key));
                before?.focus();
              }}
            />
          )}
        </div>
      ))}
      {error && errors.size === 0 ? (
        <p id={`${id}-errors`} className={css.error}>
          <Icon path={icons.alert} size={12} />
          {error}
        </p>
      ) : null}
      <div>
        <Button
          icon={icons.plus}
          disabled={disabled || full}
          onClick={() => onChange([...tiers, newTier(tiers)])}
        >
          {t('discount.addTier')}
        </Button>
        {full ? <p>{t('discount.tiersFull', { max: discountLimits.tiersOfDiscount })}</p> : null}
      </div>
      {picture}
    </fieldset>
  );
}
