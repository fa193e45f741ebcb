import type { DiscountEntry, DiscountGroup } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import type { SelectOption } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../rules/use-own-rules';

interface GroupOptions {
  options: SelectOption[];
  loading: boolean;
  /** Help if there are no options. */
  help: string | undefined;
  nameOf: (id: number) => string;
}

interface Discountable {
  named: { id: number; name: string; note: string }[];
  loading: boolean;
  none: boolean;
}

/** Choices of a group's discounts: material groups, or the own article groups. */
export function useDiscountable(
  { materialGroupType, discountType }: DiscountGroup,
  isAsked = discountType !== 'Percentage',
): Discountable {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const ofMaterial = materialGroupType === 'MaterialGroup';
  const materialGroups = useApiQuery('listMaterialGroups', { params }, { enabled: isAsked && ofMaterial });
  const articleGroups = useApiQuery('listArticleGroups', { params }, { enabled: isAsked && !ofMaterial });
  const materials = (materialGroups.data ?? []).map(({ id, name, articleCount }) => ({
    id,
    name,
    note: t('discount.articles', { count: articleCount, number: formats.number(articleCount) }),
  }));
  const articles = (articleGroups.data ?? []).map(({ id, name, assignments }) => ({
    id,
    name,
    note: assignments.join(', '),
  }));
  const answer = ofMaterial ? materialGroups : articleGroups;
  return {
    named: ofMaterial ? materials : articles,
    loading: isAsked && answer.isPending,
    none: isAsked && answer.data?.length === 0,
  };
}

/** Groups that a new discount can be about. An existing discount keeps its group. */
export function useGroupOptions(group: DiscountGroup, discount: DiscountEntry | null): GroupOptions {
  const { t } = useTranslation('orders');
  const { materialGroupType, discountType } = group;
  const { named, loading, none } = useDiscountable(group, discountType !== 'Percentage' && discount === null);
  const { materialOrArticleGroupId, materialOrArticleGroupName } = discount ?? {};
  const current =
    materialOrArticleGroupId === null || materialOrArticleGroupId === undefined
      ? []
      : [{ id: materialOrArticleGroupId, name: materialOrArticleGroupName ?? '', note: '' }];
  const groups = discount ? current : named;
  return {
    options: groups.map(({ id, name, note }) => ({
      value: String(id),
      label: note === '' ? name : `${name} · ${note}`,
    })),
    loading,
    help: none ? t(`discount.none.${materialGroupType}`) : undefined,
    nameOf: (id) => groups.find((known) => known.id === id)?.name ?? '',
  };
}
