import type { Delivery } from '@werkbank/contracts/entities';
import { errorMessage } from '@werkbank/contracts/errors';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclarationField } from '../../declarations/declaration-field';
import { declarationsOf } from '../../declarations/declarations';
import { useUpload } from '../../declarations/use-upload';
import { goodsOfDoubtedWeight } from './doubted-weight';
import {
  checkParcel,
  composeParcel,
  isMeasured,
  type ParcelData,
  type ParcelField,
  type ParcelTexts,
  sides,
} from '../../delivery/parcel-check';

interface ReadyTexts extends ParcelTexts {
  /** Holds no text: a place for errors of the file. */
  declaration: string;
}

/** Asks for what a delivery needs before it travels: weight and sides, for an export also MRN and customs declaration. */
export function MakeReadyDialog({
  delivery,
  onReady,
  onClose,
}: {
  delivery: Delivery;
  onReady: (parcel: ParcelData) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const asked = { measured: isMeasured(delivery.shipper), isExport: delivery.isExport };
  const [confirmed, setConfirmed] = useState('');
  const known = delivery.parcel;
  const goodsOf = (values: ReadyTexts) =>
    asked.measured
      ? goodsOfDoubtedWeight(composeParcel(values, asked, formats.read).weight, delivery)
      : undefined;
  const text = (value: number | null, decimals = 0) =>
    value === null ? '' : formats.decimal(value.toFixed(decimals));
  const form = useServiceForm<ReadyTexts>({
    initial: {
      weight: text(known.weight, 3),
      length: text(known.length),
      width: text(known.width),
      height: text(known.height),
      mrnNumber: known.mrnNumber ?? '',
      declaration: '',
    },
    check: (values) => ({
      ...(goodsOf(values) !== undefined && confirmed !== values.weight
        ? { weight: t('ready.weightDoubted') }
        : {}),
      ...checkParcel(values, asked, {
        language: formats.language,
        labelOf: (field: ParcelField) => t(`ready.${field}`),
        read: formats.read,
      }),
      ...(asked.isExport && declarationsOf(delivery).length === 0
        ? { declaration: errorMessage('CUSTOMS_DECLARATION_MISSING', formats.language) }
        : {}),
    }),
    save: (values) => onReady(composeParcel(values, asked, formats.read)),
  });
  const upload = useUpload(delivery.id, () => form.set({ declaration: '' }));
  const { error, id, disabled } = form.field('declaration');
  const goods = goodsOf(form.values);
  return (
    <FormDialog form={form} title={t('ready.title')} action={t('ready.take')} onClose={onClose}>
      {asked.measured ? (
        <>
          <TextField {...form.field('weight')} label={t('ready.weight')} inputMode="decimal" />
          {goods === undefined ? null : (
            <Notice kind="signal">
              {t('ready.weightOfGoods', { kilograms: formats.number(goods, 3) })}
              <Checkbox
                checked={confirmed === form.values.weight}
                onChange={(checked) => setConfirmed(checked ? form.values.weight : '')}
              >
                {t('ready.weightConfirmed', { weight: form.values.weight })}
              </Checkbox>
            </Notice>
          )}
          <FormRow>
            {sides.map((side) => (
              <TextField key={side} {...form.field(side)} label={t(`ready.${side}`)} inputMode="decimal" />
            ))}
          </FormRow>
        </>
      ) : null}
      {asked.isExport ? (
        <>
          <TextField {...form.field('mrnNumber')} label={t('ready.mrnNumber')} help={t('ready.mrnHelp')} />
          <DeclarationField delivery={delivery} upload={upload} error={error} id={id} disabled={disabled} />
        </>
      ) : null}
    </FormDialog>
  );
}
