import type { ArticleGroup } from '@werkbank/contracts/entities';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { MultiSelectField } from '@werkbank/kit/ui/select-field';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useApiQuery, useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../../rules/use-own-rules';
import { type OwnArticleGroup, showArticleGroup } from '../../cache-updates/article-groups';

/** Choice of an article group's material groups; one with another parent names it. */
export function ChooseMaterialGroups({ group, params }: { group: ArticleGroup; params: OwnArticleGroup }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const own = { params: useOwnRules() };
  const materialGroups = useApiQuery('listMaterialGroups', own);
  const { data: articleGroups = [] } = useApiQuery('listArticleGroups', own);
  const assign = useApiMutation('assignMaterialGroups', {
    success: t('done.articleGroupMaterialGroupAssignmentsSaved'),
    changes: ['listArticleGroups', 'listMaterialGroups'],
    local: (cache, answer) => showArticleGroup(cache, params, answer),
    silent: true,
  });
  const form = useObjectForm<ArticleGroup, { materialGroups: readonly string[] }>({
    object: group,
    valuesOf: (known) => ({ materialGroups: known.materialGroups.map(({ id }) => String(id)) }),
    refetch: useRefetch('getArticleGroup', { params }),
    save: (values, key) =>
      assign.mutateAsync({
        params,
        body: { materialGroups: values.materialGroups.map(Number), ...key },
      }),
  });
  const offered = materialGroups.data ?? group.materialGroups.map((known) => ({ ...known, ...unknown }));
  return (
    <Form form={form} label={t('articleGroup.field.materialGroups')}>
      <MultiSelectField
        label={t('articleGroup.field.materialGroups')}
        help={t('articleGroup.materialGroupsHelp')}
        optional
        loading={materialGroups.isPending}
        options={offered.map(({ id, name, articleGroupId, articleCount }) => {
          const other =
            articleGroupId === group.id
              ? undefined
              : articleGroups.find((known) => known.id === articleGroupId);
          const articles = { count: articleCount, number: formats.number(articleCount) };
          const note = other
            ? t('articleGroup.ofOther', { name: other.name })
            : articleCount > 0 && t('discount.articles', articles);
          return {
            value: String(id),
            label: note ? `${name} · ${note}` : name,
            disabled: other !== undefined,
          };
        })}
        {...form.field('materialGroups')}
      />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}

const unknown = { articleGroupId: null, articleCount: 0 };
