import { Button } from '@werkbank/kit/button';
import { TextField } from '@werkbank/kit/text-fields';
import { cleanNumber, quickOrderLimits } from '@werkbank/contracts/quick-order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineState, ListLine } from './order-list';
import css from './quick-order.module.css';

/** A number that names no article, to be typed again or taken from those that begin so. */
export function NumberCorrection({
  line,
  state,
  onChange,
}: {
  line: ListLine;
  state: LineState;
  onChange: (number: string) => void;
}) {
  const { t } = useTranslation('checkout');
  const [typed, setTyped] = useState(line.number);
  const near = state.kind === 'notFound' ? state.near : [];
  const why =
    state.kind === 'formula'
      ? t('quickOrder.formula')
      : state.kind === 'withoutNumber'
        ? t('quickOrder.withoutNumber')
        : t('quickOrder.notFound');
  return (
    <form
      className={css.correction}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(cleanNumber(typed));
      }}
    >
      <TextField
        label={t('quickOrder.numberOfRow', { row: line.rows[0] })}
        error={why}
        maxLength={quickOrderLimits.number}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" disabled={cleanNumber(typed) === line.number}>
        {t('quickOrder.checkNumber')}
      </Button>
      {near.length === 0 ? null : (
        <p className={css.near}>
          {t('quickOrder.near')}{' '}
          {near.map(({ articleId, materialNumber, articleText, producerName }) => (
            <button
              key={articleId}
              type="button"
              className={css.link}
              onClick={() => onChange(materialNumber)}
            >
              {`${materialNumber} ${articleText}, ${producerName}`}
            </button>
          ))}
        </p>
      )}
    </form>
  );
}
