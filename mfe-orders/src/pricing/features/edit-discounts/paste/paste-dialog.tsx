import type { DiscountGroup } from '@werkbank/contracts/entities';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { useFormats } from '@werkbank/kit/formats';
import { useSeparators } from '@werkbank/kit/separators';
import { Notice } from '@werkbank/kit/feedback';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextArea } from '@werkbank/kit/ui/input';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { periodOf, type PeriodValues, periodValues, shownBy } from '../../../../desk/period';
import { PeriodFields } from '../../../rules/period-fields';
import { type OwnGroup, showGroup } from '../../../cache-updates/discount-groups';
import { useDiscountable } from '../../../discounts/use-group-options';
import { PastePreview } from './paste-preview';
import { changesOf, readPaste } from './pasted-discounts';

interface PasteValues extends PeriodValues {
  discounts: string;
}

/** Number of wrong lines that are named at once. */
const NAMED = 5;

/** Takes over many discounts of a spreadsheet at once, after a look at what they change. */
export function PasteDialog({
  group,
  params,
  onClose,
}: {
  group: DiscountGroup;
  params: OwnGroup;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const separators = useSeparators();
  const { named } = useDiscountable(group);
  const save = useApiMutation('saveDiscounts', {
    success: t('done.discountsSaved'),
    changes: ['listDiscountGroups'],
    local: (cache, answer) => showGroup(cache, params, answer),
    silent: true,
  });
  const labelOf = (name: string) => t(`paste.field.${name}`);
  const read = (values: PasteValues) => {
    const { discounts, wrong } = readPaste(values.discounts, group, named, separators);
    const period = periodOf(values);
    const changes = changesOf(discounts, group.discounts, period);
    const sent = changes
      .filter(({ kind }) => kind !== 'same')
      .map(({ after: { name: _, ...discount } }) => ({
        ...discount,
        discountQuantities: [...discount.discountQuantities],
        ...period,
      }));
    return { changes, wrong, sent };
  };
  const wordsOf = ({ wrong }: ReturnType<typeof read>): string =>
    [
      ...wrong.slice(0, NAMED).map(({ line, problem, text }) => t(`paste.wrong.${problem}`, { line, text })),
      ...(wrong.length > NAMED
        ? [t('paste.wrong.more', { number: formats.number(wrong.length - NAMED) })]
        : []),
    ].join(' ');
  const form = useObjectForm<DiscountGroup, PasteValues>({
    object: group,
    refetch: useRefetch('getDiscountGroup', { params }),
    valuesOf: () => ({ discounts: '', ...periodValues(null) }),
    check: async (values) => {
      const pasted = read(values);
      if (pasted.wrong.length > 0) return { discounts: wordsOf(pasted) };
      if (pasted.sent.length === 0) {
        return { discounts: t(pasted.changes.length > 0 ? 'paste.nothingNew' : 'paste.nothing') };
      }
      const errors = await contractErrors(
        (entities) => entities.manyDiscounts,
        { discounts: pasted.sent },
        formats.language,
        labelOf,
        shownBy(formats),
      );
      const found = Object.entries(errors).map(([path, message]) => [fieldOf(path), message] as const);
      return Object.fromEntries(found);
    },
    fieldOf,
    save: async (values, key) => {
      await save.mutateAsync({ params, body: { discounts: read(values).sent, ...key } });
      onClose();
    },
  });
  const pasted = read(form.values);
  const shown = form.values.discounts.trim() !== '';
  return (
    <FormDialog form={form} title={t('paste.title')} action={t('paste.takeOver')} wide onClose={onClose}>
      <TextArea
        label={labelOf('discounts')}
        help={t(`paste.help.${group.discountType}`, {
          group: t(`discount.field.${group.materialGroupType}`),
        })}
        wrap="off"
        {...form.field('discounts')}
      />
      <PeriodFields from={form.field('validFrom')} until={form.field('validUntil')} />
      {shown && pasted.wrong.length > 0 && !form.errors.discounts ? (
        <Notice kind="info">{wordsOf(pasted)}</Notice>
      ) : null}
      {shown ? <PastePreview changes={pasted.changes} /> : null}
    </FormDialog>
  );
}

/** The days are the same for all that is pasted. */
function fieldOf(path: string): keyof PasteValues {
  if (path.endsWith('validUntil')) return 'validUntil';
  return path.endsWith('validFrom') ? 'validFrom' : 'discounts';
}
