import type { SpendingPerson } from '@werkbank/contracts/entities';
import { holdsWords } from '@werkbank/contracts/text';
import { useApiQuery } from '@werkbank/kit/api';
import { IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Money } from '@werkbank/kit/formatted-values';
import { useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitDialog } from './limit-dialog';

const nameOf = ({ firstName, lastName }: SpendingPerson) => `${lastName}, ${firstName}`;

/** The people of the own company with their limits; a dialog changes one, but not the own. */
export function LimitList() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  const list = useListState();
  const answer = useApiQuery('listSpendingLimits', {});
  const [changed, setChanged] = useState<SpendingPerson>();
  const people = answer.data?.people;
  const search = list.filter('search');
  const approverOf = ({ limit }: SpendingPerson) => {
    if (!limit) return '';
    const named = people?.find(({ userId }) => userId === limit.approverId);
    return named ? nameOf(named) : t('limits.admins');
  };
  const amount = (key: 'perOrder' | 'perMonth'): WorkingColumn<SpendingPerson> => ({
    key,
    title: t(`limits.${key}`),
    align: 'end',
    render: ({ limit }) =>
      typeof limit?.[key] === 'number' ? <Money cents={limit[key]} currency={limit.currency} /> : '–',
    text: ({ limit }) => (typeof limit?.[key] === 'number' ? limit[key] / 100 : null),
  });
  const columns: WorkingColumn<SpendingPerson>[] = [
    { key: 'name', title: t('user.name'), render: nameOf, text: nameOf },
    amount('perOrder'),
    amount('perMonth'),
    {
      key: 'approver',
      title: t('limits.approverId'),
      render: approverOf,
      text: approverOf,
      showFrom: 'narrow',
    },
    {
      key: 'enabled',
      title: t('user.state'),
      render: ({ enabled }) => t(`state.${enabled}`),
      text: ({ enabled }) => t(`state.${enabled}`),
      showFrom: 'medium',
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('limits.actions')}</span>,
      align: 'end',
      render: (row) =>
        row.userId === user?.id ? null : (
          <IconButton
            icon={icons.edit}
            label={t('limits.change', { name: nameOf(row) })}
            onClick={() => setChanged(row)}
          />
        ),
    },
  ];
  return (
    <>
      <WorkingList
        name="spending-limits"
        caption={t('limits.title')}
        list={list}
        answer={answer}
        columns={columns}
        rows={people?.filter((row) => search === '' || holdsWords([nameOf(row)], search))}
        rowKey={({ userId }) => userId}
        nameOf={nameOf}
        filterNames={['search']}
        filters={
          <TextFilter
            label={t('user.name')}
            value={search}
            onChange={(text) => list.setFilters({ search: text })}
          />
        }
      />
      {changed && people ? (
        <LimitDialog person={changed} people={people} onClose={() => setChanged(undefined)} />
      ) : null}
    </>
  );
}
