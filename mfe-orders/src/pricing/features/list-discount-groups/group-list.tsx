import type { ListedDiscountGroup } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { knownChoices, useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { Tag } from '@werkbank/kit/ui/tag';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DeskList } from '../../rules/desk-list';
import { useOwnRules } from '../../rules/use-own-rules';
import { groupNameOf } from '../../rules/group-names';

type Group = ListedDiscountGroup;
const types = ['Percentage', 'PercentageMaterialGroup', 'QuantityMaterialGroup'] as const;
const addressOf = ({ id }: Group) => `/management/discount-groups/${id}`;

/** The discount groups of the own company: what kind of discounts they have, and how many customers. */
export function GroupList() {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const list = useListState();
  const navigate = useNavigate();
  const answer = useApiQuery('listDiscountGroups', { params: useOwnRules() });
  const search = list.filter('search');
  const chosen = knownChoices(list.filter('type'), types);
  const typeOf = ({ discountType }: Group) => t(`discountGroup.types.${discountType}`);
  const aboutOf = ({ discountType, materialGroupType }: Group) =>
    discountType === 'Percentage'
      ? t('discountGroup.everything')
      : t(`discountGroup.groupTypes.${materialGroupType}`);
  const columns: WorkingColumn<Group>[] = [
    {
      key: 'name',
      title: t('discountGroup.field.name'),
      sortable: true,
      render: (group) => (
        <>
          <Link to={addressOf(group)}>{groupNameOf(t, group)}</Link>{' '}
          {group.isOtherCustomerGroup ? <Tag kind="action">{t('discountGroup.unassigned')}</Tag> : null}
        </>
      ),
      text: (group) => groupNameOf(t, group),
    },
    {
      key: 'discountType',
      title: t('discountGroup.field.discountType'),
      sortable: true,
      render: typeOf,
      text: typeOf,
    },
    {
      key: 'about',
      title: t('discountGroup.about'),
      showFrom: 'medium',
      render: aboutOf,
      text: aboutOf,
    },
    {
      key: 'discountValue',
      title: t('discountGroup.value'),
      align: 'end',
      sortable: true,
      render: ({ discountValue }) => (discountValue === null ? '–' : formats.percent(discountValue)),
      text: ({ discountValue }) => discountValue,
    },
    {
      key: 'discounts',
      title: t('discountGroup.discounts'),
      align: 'end',
      sortable: true,
      showFrom: 'narrow',
      render: ({ discountCount }) => <Quantity value={discountCount} />,
      text: ({ discountCount }) => discountCount,
    },
    {
      key: 'customers',
      title: t('discountGroup.customers'),
      align: 'end',
      sortable: true,
      render: ({ customerCount, isOtherCustomerGroup }) =>
        isOtherCustomerGroup ? '–' : <Quantity value={customerCount} />,
      text: ({ customerCount }) => customerCount,
    },
  ];
  return (
    <DeskList
      name="discount-groups"
      caption={t('discountGroup.title')}
      list={list}
      answer={answer}
      columns={columns}
      sortKeys={{
        name: ({ name }) => name,
        discountType: typeOf,
        discountValue: ({ discountValue }) => discountValue,
        discounts: ({ discountCount }) => discountCount,
        customers: ({ customerCount }) => customerCount,
      }}
      rowKey={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={(group) => void navigate(addressOf(group))}
      fits={({ discountType }) => chosen.length === 0 || chosen.includes(discountType)}
      filterNames={['search', 'type']}
      filters={
        <>
          <TextFilter
            label={t('discountGroup.search')}
            value={search}
            onChange={(value) => list.setFilters({ search: value })}
          />
          <ChoicesFilter
            label={t('discountGroup.field.discountType')}
            value={chosen}
            options={types.map((value) => ({ value, label: t(`discountGroup.types.${value}`) }))}
            onChange={(values) => list.setFilters({ type: values.join(',') })}
          />
        </>
      }
      empty={{ title: t('discountGroup.empty'), help: t('discountGroup.emptyHelp') }}
    />
  );
}
