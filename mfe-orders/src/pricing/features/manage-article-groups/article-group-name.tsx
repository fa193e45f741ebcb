import type { ArticleGroup } from '@werkbank/contracts/entities';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { type FormState, useServiceForm } from '@werkbank/kit/use-service-form';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../../rules/use-own-rules';
import { addArticleGroup, type OwnArticleGroup, showArticleGroup } from '../../cache-updates/article-groups';

interface NameValues {
  name: string;
}

/** A further article group; its material groups are chosen on its own page. */
export function AddArticleGroup({
  onCreated,
  onClose,
}: {
  onCreated: (group: ArticleGroup) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const params = useOwnRules();
  const check = useNameCheck();
  const create = useApiMutation('createArticleGroup', {
    success: t('done.articleGroupCreated'),
    changes: ['listArticleGroups'],
    local: (cache, answer) => addArticleGroup(cache, params, answer),
    silent: true,
  });
  const form = useServiceForm<NameValues>({
    initial: { name: '' },
    check,
    save: async (body) => {
      const group = await create.mutateAsync({ params, body });
      withoutAsking(() => onCreated(group));
    },
  });
  return (
    <FormDialog form={form} title={t('articleGroup.add')} action={t('articleGroup.add')} onClose={onClose}>
      <NameField form={form} />
    </FormDialog>
  );
}

export function RenameArticleGroup({ group, params }: { group: ArticleGroup; params: OwnArticleGroup }) {
  const { t } = useTranslation('orders');
  const check = useNameCheck();
  const update = useApiMutation('updateArticleGroup', {
    success: t('done.articleGroupUpdated'),
    changes: ['listArticleGroups'],
    local: (cache, answer) => showArticleGroup(cache, params, answer),
    silent: true,
  });
  const form = useObjectForm<ArticleGroup, NameValues>({
    object: group,
    valuesOf: ({ name }) => ({ name }),
    refetch: useRefetch('getArticleGroup', { params }),
    check,
    save: ({ name }, key) => update.mutateAsync({ params, body: { name, ...key } }),
  });
  return (
    <Form form={form} label={t('articleGroup.group')}>
      <NameField form={form} />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}

function NameField({ form }: { form: FormState<NameValues> }) {
  const { t } = useTranslation('orders');
  return <TextField label={t('articleGroup.field.name')} maxLength={200} {...form.field('name')} />;
}

function useNameCheck() {
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  return (values: NameValues) =>
    contractErrors(
      (entities) => entities.articleGroupData,
      values,
      language,
      (name) => t(`articleGroup.field.${name}`),
    );
}
