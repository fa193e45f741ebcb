import type { Surcharge } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { addRow, replaceRow } from '@werkbank/kit/list-rows';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery, useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '../../rules/period-fields';
import { useOwnRules } from '../../rules/use-own-rules';
import { surcharges } from '../../cache-updates/surcharges';
import { today } from '@werkbank/kit/days';
import { dayToLookAt } from '../../price-simulation/edited-rules';
import { Simulation } from '../../price-simulation/simulation';
import { surchargeErrors, surchargeOf, surchargeValues } from './surcharge-values';

const changes = ['listSurcharges'] as const;

/** Adds a surcharge on a material group, now or for a time to come, or changes one. */
export function SurchargeDialog({
  surcharge,
  onClose,
}: {
  /** `null` is a new one. */
  surcharge: Surcharge | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const groups = useApiQuery('listMaterialGroups', { params }, { enabled: surcharge === null });
  const create = useApiMutation('createSurcharge', {
    success: t('done.surchargeCreated'),
    changes,
    local: (cache, answer) => addRow(cache, surcharges, answer),
    silent: true,
  });
  const update = useApiMutation('updateSurcharge', {
    success: t('done.surchargeUpdated'),
    changes,
    local: (cache, answer) => replaceRow(cache, surcharges, answer),
    silent: true,
  });
  const refetch = useRefetch('listSurcharges', { params });
  const { data } = useApiQuery('listSurcharges', { params }, { enabled: false });
  const now = (rows = data) => rows?.find(({ id }) => id === surcharge?.id);
  const labelOf = (name: string) => t(`surcharge.field.${name}`);
  const form = useObjectForm({
    object: now() ?? surcharge,
    refetch: async () => now(await refetch()),
    valuesOf: (known) => surchargeValues(known, formats),
    check: (values) => surchargeErrors(values, formats, labelOf),
    save: async (values, key) => {
      const { materialGroupId, ...body } = surchargeOf(values, formats);
      if (surcharge) {
        const at = { params: { ...params, surchargeId: surcharge.id } };
        await update.mutateAsync({ ...at, body: { ...body, ...key } });
      } else await create.mutateAsync({ params, body: { materialGroupId, ...body } });
      onClose();
    },
  });
  const { materialGroupId, value } = surchargeOf(form.values, formats);
  const options = surcharge
    ? [{ value: String(surcharge.materialGroupId), label: surcharge.materialGroupName }]
    : (groups.data ?? []).map(({ id, name, articleCount: count }) => ({
        value: String(id),
        label: `${name} · ${t('discount.articles', { count, number: formats.number(count) })}`,
      }));
  return (
    <FormDialog form={form} title={t(surcharge ? 'surcharge.change' : 'surcharge.add')} onClose={onClose}>
      <SelectField
        label={labelOf('materialGroupId')}
        loading={surcharge === null && groups.isPending}
        options={options}
        mayBeEmpty
        {...form.field('materialGroupId')}
        disabled={surcharge !== null || form.busy}
      />
      <TextField
        label={labelOf('value')}
        inputMode="decimal"
        suffix="%"
        help={t('surcharge.help')}
        {...form.field('value')}
      />
      <PeriodFields from={form.field('validFrom')} until={form.field('validUntil')} />
      <Simulation
        edit={{ surcharges: [{ materialGroupId, value }] }}
        day={dayToLookAt(form.values, today())}
      />
    </FormDialog>
  );
}
