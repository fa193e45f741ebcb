import type { DiscountGroup } from '@werkbank/contracts/entities';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { type OwnGroup, showGroup } from '../../cache-updates/discount-groups';
import { changedGroup } from '../../price-simulation/edited-rules';
import { Simulation } from '../../price-simulation/simulation';
import { GroupFields } from './group-fields';
import { groupErrors, groupOf, groupValues } from './group-values';
import { LossWarning } from './loss-warning';

/** Renames a discount group and changes what kind of discounts it has. */
export function ChangeGroupForm({ group, params }: { group: DiscountGroup; params: OwnGroup }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const update = useApiMutation('updateDiscountGroup', {
    success: t('done.discountGroupUpdated'),
    changes: ['listDiscountGroups'],
    local: (cache, answer) => showGroup(cache, params, answer),
    silent: true,
  });
  const form = useObjectForm({
    object: group,
    refetch: useRefetch('getDiscountGroup', { params }),
    valuesOf: (known) => groupValues(known, formats),
    check: (values) => groupErrors(values, formats, (name) => t(`discountGroup.field.${name}`)),
    save: (values, key) => update.mutateAsync({ params, body: { ...groupOf(values, formats), ...key } }),
  });
  return (
    <Form form={form} label={t('discountGroup.group')}>
      <GroupFields form={form} />
      <LossWarning group={group} values={form.values} />
      {form.dirty ? (
        <Simulation discountGroupId={group.id} edit={changedGroup(group, groupOf(form.values, formats))} />
      ) : null}
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
