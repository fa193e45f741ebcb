import type { Operations } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { Table } from '@werkbank/kit/ui/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import lists from '../../lists/lists.module.css';
import { missing, type ReplicaRow, replicaRows } from './replica-rows';
import css from './watch-operations.module.css';

/** Each replica of each service: its state, its version, and its waiting messages. */
export function ServiceList({ state }: { state: Operations | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <Table
      name="operations-services"
      caption={t('operations.services')}
      columns={columnsOf(t)}
      rows={state && replicaRows(state)}
      rowKey={({ part, replica }) => `${part} ${replica?.replica}`}
      nameOf={({ part }) => t(`operations.parts.${part}`)}
      expected={4}
    />
  );
}

function columnsOf(t: TFunction): WorkingColumn<ReplicaRow>[] {
  return [
    {
      key: 'part',
      title: t('operations.part'),
      render: ({ part, replica }) => (
        <>
          {t(`operations.parts.${part}`)}
          {replica ? <span className={`${lists.second} ${css.id}`}>{replica.replica}</span> : null}
        </>
      ),
    },
    {
      key: 'state',
      title: t('operations.state'),
      name: t('operations.state'),
      render: (row) => <State row={row} />,
    },
    {
      key: 'version',
      title: t('operations.version'),
      name: t('operations.version'),
      render: ({ replica }) => replica?.version ?? '–',
    },
    {
      key: 'startedAt',
      title: t('operations.startedAt'),
      name: t('operations.startedAt'),
      showFrom: 'wide',
      render: ({ replica }) => <DateText iso={replica?.startedAt ?? null} withTime />,
    },
    {
      key: 'pool',
      title: t('operations.pool'),
      name: t('operations.pool'),
      align: 'end',
      showFrom: 'wide',
      render: ({ replica }) => <Pool replica={replica} />,
    },
    {
      key: 'toHandle',
      title: t('operations.toHandle'),
      name: t('operations.toHandle'),
      align: 'end',
      showFrom: 'medium',
      render: ({ replica }) => (replica?.toHandle == null ? '–' : <Quantity value={replica.toHandle} />),
    },
    {
      key: 'outbox',
      title: t('operations.outbox'),
      name: t('operations.outbox'),
      align: 'end',
      render: ({ replica }) => <Outbox replica={replica} />,
    },
  ];
}

function State({ row: { replica } }: { row: ReplicaRow }) {
  const { t } = useTranslation('admin');
  const lacks = replica ? missing(replica) : [];
  const whole = replica !== undefined && lacks.length === 0;
  return (
    <span className={`${css.state} ${whole ? css.good : css.bad}`}>
      <Icon path={whole ? icons.check : icons.alert} />
      {replica === undefined
        ? t('operations.silent')
        : whole
          ? t('operations.whole')
          : t('operations.lacks', {
              parts: lacks.map((name) => t(`operations.needs.${name}`, { defaultValue: name })).join(', '),
            })}
    </span>
  );
}

function Pool({ replica }: Pick<ReplicaRow, 'replica'>) {
  const { t } = useTranslation('admin');
  if (!replica?.pool) return '–';
  const { busy, most, waiting } = replica.pool;
  return (
    <>
      {t('operations.busyOf', { busy, most })}
      {waiting > 0 ? (
        <span className={`${lists.second} ${css.bad}`}>{t('operations.waiting', { count: waiting })}</span>
      ) : null}
    </>
  );
}

function Outbox({ replica }: Pick<ReplicaRow, 'replica'>) {
  const { t } = useTranslation('admin');
  if (!replica?.outbox) return '–';
  const { unsent, oldest } = replica.outbox;
  return (
    <>
      <Quantity value={unsent} />
      {oldest ? (
        <span className={lists.second}>
          {t('operations.since')} <DateText iso={oldest.recordedAt} withTime />
          <span className={css.event}>{oldest.event}</span>
        </span>
      ) : null}
    </>
  );
}
