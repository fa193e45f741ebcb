import { costRuleLimits } from '@werkbank/contracts/limits';
import { Button, IconButton } from '@werkbank/kit/button';
import { FormRow } from '@werkbank/kit/form';
import * as icons from '@werkbank/kit/icons';
import { TextField } from '@werkbank/kit/ui/input';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from '../../cost-rules/cost-rules.module.css';
import { type RuleValues, stepCount } from '../../cost-rules/rule-values';

/** Fields for the parcel price by weight in each currency, and for the value of goods with free delivery. */
export function FreightFields({
  form,
  currencies,
}: {
  form: FormState<RuleValues>;
  currencies: readonly string[];
}) {
  const { t } = useTranslation('admin');
  const count = stepCount(form.values);
  const full = count >= costRuleLimits.steps;
  const names = (index: number) => [
    `upTo-${index}`,
    ...currencies.flatMap((currency) => [`base-${index}-${currency}`, `perKilogram-${index}-${currency}`]),
  ];
  const { id, error } = form.field('steps');
  return (
    <>
      <fieldset className={css.steps} id={id} tabIndex={-1} aria-label={t('costs.steps')}>
        <legend>{t('costs.steps')}</legend>
        <p className={css.help}>{t('costs.stepsHelp')}</p>
        {error === undefined ? null : <p className={css.error}>{error}</p>}
        {Array.from({ length: count }, (_, index) => (
          // Steps have no other name than their place.
          <div
            key={String(index)}
            className={css.step}
            role="group"
            aria-label={t('costs.step', { number: index + 1 })}
          >
            <div className={css.cells}>
              {index === count - 1 ? (
                <TextField
                  key="open"
                  label={t('costs.field.upTo')}
                  readOnly
                  value={count === 1 ? t('costs.anyWeight') : t('costs.heavier')}
                  onChange={() => undefined}
                />
              ) : (
                <TextField
                  key="limit"
                  label={t('costs.field.upTo')}
                  inputMode="decimal"
                  suffix="kg"
                  {...form.field(`upTo-${index}`)}
                />
              )}
              {currencies.flatMap((currency) => [
                <TextField
                  key={`base-${currency}`}
                  label={t('costs.field.base', { currency })}
                  inputMode="decimal"
                  suffix={currency}
                  optional
                  {...form.field(`base-${index}-${currency}`)}
                />,
                <TextField
                  key={`perKilogram-${currency}`}
                  label={t('costs.field.perKilogram', { currency })}
                  inputMode="decimal"
                  suffix={currency}
                  optional
                  {...form.field(`perKilogram-${index}-${currency}`)}
                />,
              ])}
            </div>
            {index === count - 1 ? (
              <span />
            ) : (
              <IconButton
                icon={icons.trash}
                label={t('costs.removeStep', { number: index + 1 })}
                disabled={form.busy}
                onClick={() => remove(index)}
              />
            )}
          </div>
        ))}
        <span>
          <Button icon={icons.plus} disabled={form.busy || full} onClick={add}>
            {t('costs.addStep')}
          </Button>
          {full ? <p>{t('costs.stepsFull', { max: costRuleLimits.steps })}</p> : null}
        </span>
      </fieldset>
      <FormRow>
        {currencies.map((currency) => (
          <TextField
            key={currency}
            label={t('costs.field.freeFrom', { currency })}
            inputMode="decimal"
            suffix={currency}
            optional
            {...form.field(`freeFrom-${currency}`)}
          />
        ))}
      </FormRow>
    </>
  );

  /** Before the last step, which has no limit, with the same amounts. */
  function add() {
    const last = count - 1;
    const moved = Object.fromEntries(
      names(last).map((name, index) => [names(count)[index] ?? '', form.values[name] ?? '']),
    );
    form.set({ ...moved, [`upTo-${last}`]: '', steps: String(count + 1) });
  }

  function remove(removed: number) {
    const change: RuleValues = { steps: String(count - 1) };
    for (let index = removed; index < count - 1; index += 1) {
      for (const [at, name] of names(index).entries()) {
        change[name] = form.values[names(index + 1)[at] ?? ''] ?? '';
      }
    }
    form.set(change);
  }
}
