import { DateText } from '@werkbank/kit/formatted-values';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadLetterList } from '../features/watch-operations/dead-letter-list';
import { FrontVersions } from '../features/watch-operations/front-versions';
import { RefusedReleases } from '../features/watch-operations/refused-releases';
import { howMany } from '../features/watch-operations/replica-rows';
import { ReplayResult } from '../features/watch-operations/replay-result';
import { ServiceList } from '../features/watch-operations/service-list';
import { useDeadLetters, useOperations } from '../features/watch-operations/use-operations';
import { useReplays } from '../features/watch-operations/use-replays';
import css from '../features/watch-operations/watch-operations.module.css';

/** State of each service, deployed versions, and dead letters that wait for a decision. */
export default function OperationsPage() {
  const { t } = useTranslation('admin');
  const answer = useOperations();
  return (
    <Page title={t('operations.title')} lead={t('operations.lead')}>
      <Services answer={answer} />
      <DeadLetters />
      <Panel title={t('operations.front')}>
        <div className={css.stack}>
          <RefusedReleases releases={answer.data?.refusedReleases} />
          <FrontVersions gateway={answer.data?.gatewayVersion ?? null} />
        </div>
      </Panel>
    </Page>
  );
}

function Services({ answer: { data, error, refetch } }: { answer: ReturnType<typeof useOperations> }) {
  const { t } = useTranslation('admin');
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <section className={css.stack} aria-label={t('operations.services')}>
      <div role="status">{data ? <Sentence /> : null}</div>
      <ServiceList state={data} />
    </section>
  );

  function Sentence() {
    if (!data) return null;
    const { whole, all } = howMany(data);
    const bad = data.nats === 'down' || whole < all;
    return (
      <Notice kind={bad ? 'error' : 'good'}>
        <span>
          {data.nats === 'down'
            ? t('operations.natsDown')
            : bad
              ? t('operations.someWhole', { whole, all })
              : t('operations.allWhole')}
        </span>
        <span>
          {t('operations.asOf')} <DateText iso={data.at} withTime />
        </span>
      </Notice>
    );
  }
}

function DeadLetters() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useDeadLetters();
  const replays = useReplays();
  const id = useId();
  return (
    <section className={css.stack} aria-labelledby={id}>
      <h2 id={id}>{t('operations.deadLetters')}</h2>
      <ReplayResult result={replays.result} />
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <DeadLetterList letters={data} replays={replays} />
      )}
    </section>
  );
}
