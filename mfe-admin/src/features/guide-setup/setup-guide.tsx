import { Button, ButtonLink } from '@werkbank/kit/button';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './setup-guide.module.css';
import { type Done, type Step, steps, useSetup } from './setup-steps';

/** Pages of each step. A step begins at the first one. */
const links: Readonly<Record<Step, readonly [name: string, address: string][]>> = {
  configuration: [
    ['printSettings', '/management/print-settings'],
    ['currencies', '/management/currencies'],
    ['taxes', '/management/taxes'],
    ['freight', '/management/freight'],
    ['customs', '/management/customs'],
  ],
  producers: [
    ['newProducer', '/management/producers/new'],
    ['producers', '/management/producers'],
  ],
  categories: [
    ['newCategory', '/management/categories/new'],
    ['categories', '/management/categories'],
  ],
  import: [['imports', '/catalogue-imports']],
  companies: [
    ['customers', '/management/customers'],
    ['registration', '/login?view=registration'],
  ],
  order: [
    ['shop', '/'],
    ['orders', '/orders/sales-orders'],
  ],
};

/** The steps from an empty installation to the first order. The next one is marked. */
export function SetupGuide() {
  const { t } = useTranslation('admin');
  const { done, error, refetch } = useSetup();
  if (!done)
    return (
      <Panel title={t('setup.steps')}>
        <LinesSkeleton lines={12} />
      </Panel>
    );
  if (error && steps.every((step) => done[step] === null))
    return <ErrorState error={error} retry={refetch} />;
  const next = steps.find((step) => done[step] === false);
  const count = steps.filter((step) => done[step] === true).length;
  return (
    <Panel title={t('setup.steps')} mark={<span>{t('setup.count', { count, all: steps.length })}</span>}>
      {error ? (
        <Notice kind="error">
          {t('setup.unknownHelp')} <Button onClick={refetch}>{t('setup.again')}</Button>
        </Notice>
      ) : null}
      {next === undefined && !error ? <Notice kind="good">{t('setup.all')}</Notice> : null}
      <ol className={css.steps}>
        {steps.map((step) => (
          <StepItem key={step} step={step} done={done} isNext={step === next} />
        ))}
      </ol>
    </Panel>
  );
}

function StepItem({ step, done, isNext }: { step: Step; done: Done; isNext: boolean }) {
  const { t } = useTranslation('admin');
  const state = done[step] === null ? 'unknown' : done[step] ? 'done' : isNext ? 'next' : 'open';
  const [[begin, address] = ['', ''], ...others] = links[step];
  return (
    <li className={css.step} aria-current={isNext ? 'step' : undefined}>
      <span className={css.state} data-state={state}>
        <Icon
          path={state === 'done' ? icons.check : state === 'unknown' ? icons.alert : icons.chevronRight}
        />
        {t(`setup.state.${state}`)}
      </span>
      <div className={css.words}>
        <h3>{t(`setup.step.${step}.title`)}</h3>
        <p>{t(`setup.step.${step}.text`)}</p>
        <div className={css.links}>
          {isNext ? (
            <ButtonLink kind="primary" to={address}>
              {t(`setup.link.${begin}`)}
            </ButtonLink>
          ) : (
            <Link to={address}>{t(`setup.link.${begin}`)}</Link>
          )}
          {others.map(([name, to]) => (
            <Link key={name} to={to}>
              {t(`setup.link.${name}`)}
            </Link>
          ))}
        </div>
      </div>
    </li>
  );
}
