import type { DiscountEntry, DiscountGroup } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '../../rules/period-fields';
import { today } from '@werkbank/kit/days';
import { dayToLookAt, groupWithDiscount } from '../../price-simulation/edited-rules';
import { Simulation } from '../../price-simulation/simulation';
import { type OwnGroup, showDiscount } from '../../cache-updates/discount-groups';
import { discountErrors, discountOf, discountValues } from '../../discounts/discount-values';
import { type TierValues, tierErrors, tiersOf } from '../../discounts/tier-values';
import { TierFields } from './tier-fields';
import { TierPicture } from './tier-picture';
import { useGroupOptions } from '../../discounts/use-group-options';

/** A change gives a discount another id, so the id shows whether another person has changed it. */
const lockedById = (discount: DiscountEntry) => ({ ...discount, optimisticLockKey: discount.id });

const isAbout = (one: DiscountEntry) => (other: DiscountEntry) =>
  one.materialOrArticleGroupId === other.materialOrArticleGroupId && one.validFrom === other.validFrom;

interface DialogProps {
  group: DiscountGroup;
  params: OwnGroup;
  /** `null` is a new one. */
  discount: DiscountEntry | null;
  onClose: () => void;
}

/** Adds a discount to a group, or changes one; its fields depend on the type of the group. */
export function DiscountDialog({ group, params, discount, onClose }: DialogProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { discountType, materialGroupType } = group;
  const byQuantity = discountType === 'QuantityMaterialGroup';
  const options = useGroupOptions(group, discount);
  const [wrongTiers, setWrongTiers] = useState<Awaited<ReturnType<typeof tierErrors>>['byKey']>(new Map());
  const labelOf = (name: string) =>
    t(name === 'materialOrArticleGroupId' ? `discount.field.${materialGroupType}` : `discount.field.${name}`);
  const create = useApiMutation('createDiscount', {
    success: t('done.discountCreated'),
    changes: ['getDiscountGroup', 'listDiscountGroups'],
    silent: true,
    local: (cache, { id, groupLockKey }, { body }) =>
      showDiscount(cache, params, { groupLockKey, after: entryOf(id, { ...always, ...body }) }),
  });
  const update = useApiMutation('updateDiscount', {
    success: t('done.discountUpdated'),
    changes: ['getDiscountGroup', 'listDiscountGroups'],
    silent: true,
    local: (cache, { id, groupLockKey }, { body }) => {
      if (!discount) return;
      const after = entryOf(id, { ...always, ...discount, ...body });
      showDiscount(cache, params, { groupLockKey, before: discount, after });
    },
  });
  const refetch = useRefetch('getDiscountGroup', { params });
  const [first] = useState(() => discount && lockedById(discount));
  const [known, setKnown] = useState(first);
  const form = useObjectForm({
    object: known,
    refetch: async () => {
      const { discounts } = await refetch();
      const now = discount && discounts.find(isAbout(discount));
      if (!now) return undefined;
      setKnown(lockedById(now));
      return lockedById(now);
    },
    valuesOf: (object) => discountValues(object, group, formats),
    check: async (values) => {
      const { byKey, first } = await tierErrors(
        byQuantity ? values.discountQuantities : [],
        formats,
        labelOf,
      );
      // No render without errors.
      setWrongTiers((before) => (before.size + byKey.size > 0 ? byKey : before));
      const errors = await discountErrors(values, group, formats, labelOf);
      // Said of the entry that is wrong, rather than of all of them.
      return first === undefined ? errors : { ...errors, discountQuantities: first };
    },
    save: async (values, { optimisticLockKey: discountId }) => {
      const body = discountOf(values, group, formats);
      if (discountId === undefined) await create.mutateAsync({ params, body });
      else {
        const { materialOrArticleGroupId: _, ...change } = body;
        await update.mutateAsync({ params: { ...params, discountId }, body: change });
      }
      onClose();
    },
  });
  const setTiers = (discountQuantities: readonly TierValues[]) => {
    setWrongTiers(new Map());
    form.set({ discountQuantities });
  };
  const isPercentage = discountType === 'Percentage';
  const tiers = form.field('discountQuantities');
  return (
    <FormDialog form={form} title={t(discount ? 'discount.change' : 'discount.add')} onClose={onClose}>
      {isPercentage ? null : (
        <SelectField
          label={labelOf('materialOrArticleGroupId')}
          help={options.help}
          loading={options.loading}
          options={options.options}
          mayBeEmpty
          {...form.field('materialOrArticleGroupId')}
          disabled={discount !== null || form.busy}
        />
      )}
      {byQuantity ? (
        <TierFields
          picture={<TierPicture tiers={tiersOf(tiers.value, formats)} />}
          id={tiers.id}
          value={tiers.value}
          onChange={setTiers}
          error={tiers.error}
          errors={wrongTiers}
          disabled={tiers.disabled}
        />
      ) : (
        <TextField
          label={t('discount.field.discountValue')}
          inputMode="decimal"
          suffix="%"
          {...form.field('discountValue')}
        />
      )}
      <PeriodFields
        from={form.field('validFrom')}
        until={form.field('validUntil')}
        needsBeginning={isPercentage}
      />
      <Simulation
        discountGroupId={group.id}
        edit={groupWithDiscount(group, { before: discount, after: discountOf(form.values, group, formats) })}
        day={dayToLookAt(form.values, today())}
      />
    </FormDialog>
  );

  function entryOf(id: number, entry: Partial<Omit<DiscountEntry, 'id'>>): DiscountEntry {
    const about = entry.materialOrArticleGroupId ?? null;
    return {
      id,
      materialOrArticleGroupId: about,
      materialOrArticleGroupName: about === null ? null : options.nameOf(about),
      discountValue: entry.discountValue ?? null,
      discountQuantities: entry.discountQuantities ?? [],
      validFrom: entry.validFrom ?? null,
      validUntil: entry.validUntil ?? null,
    };
  }
}

const always = { validFrom: null, validUntil: null };
