import type { UserDifference } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/formatted-values';
import { askedPage, knownChoice, useListState } from '@werkbank/kit/list-state';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import lists from '../../lists/lists.module.css';
import css from './check-accounts.module.css';

const states = ['open', 'mended'] as const;

/** The differences that comparisons found, and their corrections. */
export function DifferenceList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const state = knownChoice(list.filter('state'), states);
  const answer = useApiQuery(
    'listUserDifferences',
    { query: { ...askedPage(list), state } },
    { keepPrevious: true },
  );
  const columns: WorkingColumn<UserDifference>[] = [
    {
      key: 'foundAt',
      title: t('accounts.foundAt'),
      render: ({ foundAt }) => <DateText iso={foundAt} withTime />,
    },
    {
      key: 'email',
      title: t('users.one'),
      render: ({ email, userId }) =>
        userId === null ? (
          <span className={css.email}>{email}</span>
        ) : (
          <Link className={css.email} to={`/management/users/${userId}`}>
            {email}
          </Link>
        ),
    },
    {
      key: 'kind',
      title: t('accounts.difference'),
      render: ({ kind }) => (
        <>
          {t(`accounts.kinds.${kind}`)}
          <span className={lists.second}>{t(`accounts.mends.${kind}`)}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('accounts.state'),
      render: ({ repairedAt }) =>
        repairedAt === null ? (
          <strong className={css.open}>{t('accounts.states.open')}</strong>
        ) : (
          <>
            {t('accounts.states.mended')} <DateText iso={repairedAt} withTime />
          </>
        ),
    },
  ];
  return (
    <WorkingList
      name="account-differences"
      caption={t('accounts.differences')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.differences}
      nameOf={({ email }) => email}
      rowKey={(row) => `${row.foundAt} ${row.kind} ${row.email}`}
      expected={3}
      filterNames={['state']}
      filters={
        <ChoiceFilter
          label={t('accounts.state')}
          value={state}
          options={[
            { value: '', label: t('lists.all') },
            ...states.map((value) => ({ value, label: t(`accounts.states.${value}`) })),
          ]}
          onChange={(value) => list.setFilters({ state: value })}
        />
      }
      empty={{ title: t('accounts.none'), help: t('accounts.noneHelp') }}
    />
  );
}
