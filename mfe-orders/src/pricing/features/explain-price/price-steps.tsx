import type { PriceExplanation, PriceRule, PriceStep } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useViewer } from '../../../viewer/viewer';
import { groupNameOf } from '../../rules/group-names';
import css from './explain-price.module.css';
import { addressOfRule, exactAmount, inputText, isRounded, ruleName, ruleValue } from './step-words';

/** Every step of the engine in order: inputs, rule, exact result, rounded result. */
export function PriceSteps({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { currency, customerCompanyId, steps } = explanation;
  const columns: Column<PriceStep>[] = [
    {
      key: 'step',
      title: t('explain.step'),
      render: ({ step }) => <strong>{t(`explain.steps.${step}`)}</strong>,
    },
    {
      key: 'inputs',
      title: t('explain.inputs'),
      render: ({ inputs, priceQuantity }) => (
        <ul className={css.list}>
          {inputs.map((input) => (
            <li key={input.name}>
              <span className={css.name}>{t(`explain.input.${input.name}`)}</span>{' '}
              {inputText(input, currency, formats)}
            </li>
          ))}
          {priceQuantity === undefined ? null : (
            <li>
              <span className={css.name}>{t('explain.priceQuantity')}</span> {formats.number(priceQuantity)}
            </li>
          )}
        </ul>
      ),
    },
    {
      key: 'rules',
      title: t('explain.rules'),
      render: ({ rules }) =>
        rules.length === 0 ? (
          '–'
        ) : (
          <ul className={css.list}>
            {rules.map((rule) => (
              <li key={`${rule.kind} ${rule.id}`}>
                <Rule rule={rule} customerId={customerCompanyId} />
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'exact',
      title: t('explain.exact'),
      align: 'end',
      render: (step) =>
        isRounded(step) ? (
          exactAmount(step.exact, formats)
        ) : (
          <span className={css.name}>{t('explain.same')}</span>
        ),
    },
    {
      key: 'result',
      title: t('explain.result'),
      align: 'end',
      render: ({ result }) => <Money cents={result} currency={currency} />,
    },
  ];
  return (
    <div className={css.steps}>
      <Table
        caption={t('explain.stepsOf', { article: explanation.materialNumber })}
        flush
        columns={columns}
        rows={steps}
        rowKey={({ step }) => step}
      />
    </div>
  );
}

function Rule({ rule, customerId }: { rule: PriceRule; customerId: number | null }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const viewer = useViewer();
  const { kind, validFrom, validUntil } = rule;
  const name =
    kind === 'TaxRule'
      ? t(`taxReasons.${rule.name}`, rule.name)
      : groupNameOf(t, { name: ruleName(rule, formats.language) });
  const to = viewer.kind === 'producer' ? addressOfRule(rule, customerId) : undefined;
  const days = [
    validFrom === null ? '' : t('explain.from', { day: formats.date(validFrom) }),
    validUntil === null ? '' : t('explain.until', { day: formats.date(validUntil) }),
  ].filter(Boolean);
  return (
    <>
      <span className={css.name}>{t(`explain.rule.${kind}`)}</span>{' '}
      {to === undefined ? name : <Link to={to}>{name}</Link>} {ruleValue(rule, formats)}
      {days.length > 0 ? <span className={css.name}> ({days.join(' ')})</span> : null}
    </>
  );
}
