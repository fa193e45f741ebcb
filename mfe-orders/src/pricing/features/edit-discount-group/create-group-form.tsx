import type { DiscountGroup } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useTranslation } from 'react-i18next';
import css from '../../rules/rules.module.css';
import { useOwnRules } from '../../rules/use-own-rules';
import { addGroup } from '../../cache-updates/discount-groups';
import { GroupFields } from './group-fields';
import { groupErrors, groupOf, groupValues } from './group-values';

/** A further discount group; its discounts are entered on its own page. */
export function CreateGroupForm({ onCreated }: { onCreated: (group: DiscountGroup) => void }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const create = useApiMutation('createDiscountGroup', {
    success: t('done.discountGroupCreated'),
    changes: ['listDiscountGroups'],
    local: (cache, answer) => addGroup(cache, params, answer),
    silent: true,
  });
  const form = useServiceForm({
    initial: groupValues(null, formats),
    check: (values) => groupErrors(values, formats, (name) => t(`discountGroup.field.${name}`)),
    save: async (values) => {
      const group = await create.mutateAsync({ params, body: groupOf(values, formats) });
      withoutAsking(() => onCreated(group));
    },
  });
  return (
    <Form form={form} label={t('discountGroup.group')}>
      <GroupFields form={form} />
      <div className={css.buttons}>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('discountGroup.create')}
        </Button>
        <ButtonLink to="/management/discount-groups">{t('desk.cancel')}</ButtonLink>
      </div>
      <UnsavedGuard form={form} />
    </Form>
  );
}
