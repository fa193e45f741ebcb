import type { DiscountGroup } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addGroup, type OwnGroup } from '../../cache-updates/discount-groups';
import { groupNameOf } from '../../rules/group-names';

interface CopyProps {
  group: DiscountGroup;
  params: OwnGroup;
  onCopied: (copy: DiscountGroup) => void;
}

/** Makes a new group with the same discounts, such as that of next year. */
export function CopyGroup(props: CopyProps) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icons.plus} onClick={() => setOpen(true)}>
        {t('discountGroup.copy')}
      </Button>
      {open ? <CopyDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export function CopyDialog({ group, params, onCopied, onClose }: CopyProps & { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  const copy = useApiMutation('copyDiscountGroup', {
    success: t('done.discountGroupCreated'),
    changes: ['listDiscountGroups'],
    local: (cache, answer) => addGroup(cache, { producerCompanyId: params.producerCompanyId }, answer),
    silent: true,
  });
  const form = useServiceForm({
    initial: { name: t('discountGroup.copyName', { name: groupNameOf(t, group) }) },
    check: (values) =>
      contractErrors(
        (entities) => entities.discountGroupCopy,
        values,
        language,
        (name) => t(`discountGroup.field.${name}`),
      ),
    save: async (body) => {
      const made = await copy.mutateAsync({ params, body });
      withoutAsking(() => onCopied(made));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('discountGroup.copyTitle', { name: groupNameOf(t, group) })}
      action={t('discountGroup.copyAction')}
      onClose={onClose}
    >
      <TextField
        label={t('discountGroup.field.name')}
        help={t('discountGroup.copyHelp')}
        maxLength={200}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
