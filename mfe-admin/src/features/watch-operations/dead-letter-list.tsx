import type { DeadLetter, DeadLetterKind, DeadLetterList as Letters } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/formatted-values';
import * as icons from '@werkbank/kit/icons';
import { EmptyState } from '@werkbank/kit/feedback';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import lists from '../../lists/lists.module.css';
import { keyOf } from './dead-letter-kind';
import type { Replays } from './use-replays';
import css from './watch-operations.module.css';

/** Dead letters by kind, each with a replay to its consumer. */
export function DeadLetterList({ letters, replays }: { letters: Letters | undefined; replays: Replays }) {
  const { t } = useTranslation('admin');
  const columns: WorkingColumn<DeadLetter>[] = [
    {
      key: 'at',
      title: t('operations.at'),
      render: ({ at, id }) => (
        <>
          <DateText iso={at} withTime />
          <span className={`${lists.second} ${css.id}`}>{id}</span>
        </>
      ),
    },
    {
      key: 'reason',
      title: t('operations.reason'),
      name: t('operations.reason'),
      render: ({ reason }) => <span className={css.reason}>{reason}</span>,
    },
    {
      key: 'requestId',
      title: t('operations.requestId'),
      name: t('operations.requestId'),
      extra: true,
      render: ({ requestId }) => <span className={css.id}>{requestId ?? '–'}</span>,
    },
    {
      key: 'replay',
      title: <span className="visually-hidden">{t('operations.replay')}</span>,
      fixed: 'end',
      align: 'end',
      render: ({ id }) => (
        <Button
          kind="quiet"
          icon={icons.reload}
          busy={replays.busy === id}
          aria-label={t('operations.replayOne', { id })}
          onClick={() => replays.one(id)}
        >
          {t('operations.replay')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      name="dead-letters"
      caption={t('operations.deadLetters')}
      columns={columns}
      rows={letters && byKind(letters)}
      rowKey={({ id }) => id}
      nameOf={({ id }) => id}
      expected={3}
      groupOf={(letter) => ({
        key: keyOf(letter),
        head: <KindHead kind={letter} count={countOf(letters, letter)} replays={replays} />,
      })}
      empty={
        <EmptyState icon={icons.check} title={t('operations.none')}>
          {t('operations.noneHelp')}
        </EmptyState>
      }
    />
  );
}

function KindHead({ kind, count, replays }: { kind: DeadLetterKind; count: number; replays: Replays }) {
  const { t } = useTranslation('admin');
  const { event, consumer } = kind;
  return (
    <span className={css.kind}>
      <span>
        <span className={css.event}>{event}</span>
        <span className={lists.second}>
          {consumer === null ? t('operations.neverSent') : t('operations.notHandledBy', { consumer })}
        </span>
      </span>
      {count > 1 ? (
        <Button
          icon={icons.reload}
          busy={replays.busy === keyOf(kind)}
          aria-label={t('operations.replayKind', { count, event })}
          onClick={() => replays.kind({ event, consumer })}
        >
          {t('operations.replayAll', { count })}
        </Button>
      ) : null}
    </span>
  );
}

/** By kind; the kind with the newest letter comes first. */
function byKind({ deadLetters }: Letters): DeadLetter[] {
  const order = [...new Set(deadLetters.map(keyOf))];
  return deadLetters.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
}

const countOf = (letters: Letters | undefined, kind: DeadLetterKind): number =>
  letters?.kinds.find((one) => keyOf(one) === keyOf(kind))?.count ?? 0;
