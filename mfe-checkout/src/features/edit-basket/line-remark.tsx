import type { BasketItem } from '@werkbank/contracts/entities';
import { orderFactLimits } from '@werkbank/contracts/limits';
import { Button } from '@werkbank/kit/button';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { TextField } from '@werkbank/kit/text-fields';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../basket/basket.module.css';

/** Field and button take each other's place, and with it the focus. */
const focus = (control: HTMLElement | null) => control?.focus();

/** A remark on one line. Its field opens on demand, and stays open with the reason if the text is refused. */
export function LineRemark({ item, locationId }: { item: BasketItem; locationId: number }) {
  const { t } = useTranslation('checkout');
  const { basket } = useHost();
  const { language } = usePreferences();
  const id = useId();
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  const [byKeyboard, setByKeyboard] = useState(false);
  const { articleId, materialNumber, remark = '' } = item;
  if (!basket.setRemark) return null;
  const save = async (isSubmitted: boolean) => {
    const entered = (text ?? '').trim();
    const { remark: refused } = await contractErrors(
      (entities) => entities.lineRemarkData,
      { remark: entered === '' ? null : entered },
      language,
      () => t('line.remark'),
    );
    setError(refused);
    if (refused !== undefined) return;
    if (entered !== remark) basket.setRemark?.(articleId, locationId, entered);
    setByKeyboard(isSubmitted);
    setText(undefined);
  };
  if (text === undefined) {
    return (
      <span className={css.note}>
        {remark === '' ? null : `${t('line.remark')}: ${remark} `}
        <Button
          ref={byKeyboard ? focus : undefined}
          kind="quiet"
          aria-label={t(remark === '' ? 'line.addRemarkOf' : 'line.changeRemarkOf', {
            article: materialNumber,
          })}
          onClick={() => setText(remark)}
        >
          {t(remark === '' ? 'line.addRemark' : 'line.changeRemark')}
        </Button>
      </span>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(true);
      }}
    >
      <TextField
        id={id}
        name="remark"
        label={t('line.remarkOf', { article: materialNumber })}
        value={text}
        error={error}
        disabled={false}
        optional
        ref={focus}
        maxLength={orderFactLimits.lineRemark}
        onChange={setText}
        onBlur={() => void save(false)}
      />
    </form>
  );
}
