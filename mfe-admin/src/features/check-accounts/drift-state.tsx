import type { UserDrift } from '@werkbank/contracts/entities';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice, type NoticeKind } from '@werkbank/kit/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './check-accounts.module.css';

/** The result of the last comparison, in a sentence and in numbers. */
export function DriftState({ answer }: { answer: UseQueryResult<UserDrift, Error> }) {
  const { t } = useTranslation('admin');
  const drift = answer.data;
  return (
    <Panel title={t('accounts.last')}>
      {drift ? (
        <div className={css.state}>
          <Sentence drift={drift} />
          {drift.checkedAt === null ? null : <Figures drift={drift} />}
        </div>
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LinesSkeleton lines={7} />
      )}
    </Panel>
  );
}

function Figures({ drift }: { drift: UserDrift }) {
  const { t } = useTranslation('admin');
  return (
    <Descriptions
      items={[
        [t('accounts.checkedAt'), <DateText key="at" iso={drift.checkedAt} withTime />],
        [t('accounts.users'), <Quantity key="users" value={drift.users} />],
        [t('accounts.accounts'), <Quantity key="accounts" value={drift.accounts} />],
        [t('accounts.found'), <Quantity key="found" value={drift.found} />],
        [t('accounts.open'), <Quantity key="open" value={drift.open} />],
        [t('accounts.waiting'), <Quantity key="waiting" value={drift.waiting} />],
      ]}
    />
  );
}

function Sentence({ drift: { checkedAt, checkingSince, found, open } }: { drift: UserDrift }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const said = (): [NoticeKind, string] => {
    if (checkingSince !== null) return ['info', t('accounts.checking')];
    if (checkedAt === null) return ['info', t('accounts.never')];
    if (open > 0) return ['error', t('accounts.someOpen', { count: open, number: formats.number(open) })];
    if (found > 0) return ['good', t('accounts.mendedAll', { count: found, number: formats.number(found) })];
    return ['good', t('accounts.inStep')];
  };
  const [kind, text] = said();
  // The status element always exists, so that screen readers announce the end of a comparison.
  return (
    <div role="status">
      <Notice kind={kind}>{text}</Notice>
    </div>
  );
}
