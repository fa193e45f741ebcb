import type { UserImport } from '@werkbank/contracts/entities';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { Progress } from '@werkbank/kit/ui/progress';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import css from './import-users.module.css';

/** The progress of an import. Screen readers announce each quarter and the end, not every line. */
export function ImportProgress({ of }: { of: UserImport }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { lines, created, refused, invited, status } = of;
  const done = refused + invited;
  const running = status === 'InProgress';
  const quarter = Math.floor((done / lines) * 4) * 25;
  const counts = {
    created: formats.number(created),
    refused: formats.number(refused),
    open: formats.number(lines - done),
  };
  return (
    <Panel title={t(`import.states.${status}`)}>
      <div className={css.progress}>
        <Progress label={t('import.progress')} value={done} max={lines} />
        <span className={css.count}>
          {t('import.linesDone', { done: formats.number(done), lines: formats.number(lines) })}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {running
          ? t('import.announced', { percent: formats.percent(quarter) })
          : t(status === 'Stopped' ? 'import.announcedStop' : 'import.announcedEnd', counts)}
      </p>
      {running ? <p className={css.hint}>{t('import.goesOn')}</p> : <Outcome of={of} />}
      <Descriptions
        items={[
          [t('import.created'), <Quantity key="created" value={created} />],
          [t('import.invited'), <Quantity key="invited" value={invited} />],
          [t('import.refused'), <Quantity key="refused" value={refused} />],
          [t('import.who'), of.who],
          [t('import.begun'), <DateText key="begun" iso={of.createdOn} withTime />],
          [t('import.ended'), of.finishedOn && <DateText key="ended" iso={of.finishedOn} withTime />],
        ]}
      />
    </Panel>
  );
}

function Outcome({ of: { created, refused, lines, invited, status } }: { of: UserImport }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const open = lines - refused - invited;
  return (
    <div className={css.outcome}>
      {status === 'Stopped' ? (
        <Notice kind="error">{t('import.stopped', { count: open, number: formats.number(open) })}</Notice>
      ) : created > 0 ? (
        <Notice kind="good">
          {t('import.createdAll', { count: created, number: formats.number(created) })}
        </Notice>
      ) : null}
      {refused > 0 ? (
        <Notice kind="info">
          {t('import.refusedSome', { count: refused, number: formats.number(refused) })}
        </Notice>
      ) : null}
    </div>
  );
}
