import { Button } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { DateText } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Tag, type TagKind } from '@werkbank/kit/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../cost-rules/cost-rules.module.css';
import { FiguresText } from './figures-text';
import { ruleName } from './rule-names';
import type { Rule, RuleVersion } from '../../cost-rules/rules';
import { WithdrawVersion } from './withdraw-version';

const kindOfState: Record<RuleVersion['state'], TagKind> = {
  holds: 'good',
  coming: 'action',
  past: 'plain',
  withdrawn: 'plain',
};

/** All versions of a rule with author and date. */
export function VersionList({ rule }: { rule: Rule }) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const [leaving, setLeaving] = useState<RuleVersion>();
  const columns: Column<RuleVersion>[] = [
    // Orders name the version that made a figure by it.
    { key: 'id', title: t('costs.number'), render: ({ id }) => id },
    {
      key: 'validFrom',
      title: t('costs.field.validFrom'),
      render: ({ validFrom }) => (validFrom === null ? t('costs.always') : <DateText iso={validFrom} />),
    },
    {
      key: 'state',
      title: t('costs.state'),
      render: ({ state }) => <Tag kind={kindOfState[state]}>{t(`costs.states.${state}`)}</Tag>,
    },
    { key: 'figures', title: t('costs.figures'), render: ({ figures }) => <FiguresText figures={figures} /> },
    {
      key: 'entered',
      title: t('costs.entered'),
      render: ({ enteredBy, enteredAt, withdrawnBy }) => (
        <span className={css.lines}>
          <span>
            {enteredBy ?? t('costs.fromTheBeginning')}
            {enteredBy === null ? null : (
              <>
                , <DateText iso={enteredAt} withTime />
              </>
            )}
          </span>
          {withdrawnBy === null ? null : (
            <span className={css.note}>{t('costs.withdrawnBy', { name: withdrawnBy })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('currencies.actions')}</span>,
      align: 'end',
      render: (version) =>
        version.state === 'coming' ? (
          <Button kind="quiet" icon={icons.trash} onClick={() => setLeaving(version)}>
            {t('costs.withdraw')}
          </Button>
        ) : null,
    },
  ];
  return (
    <div className={css.history}>
      <Table
        caption={t('costs.historyOf', { name: ruleName(rule, t, language) })}
        columns={columns}
        rows={rule.versions}
        rowKey={({ id }) => id}
      />
      {leaving ? (
        <WithdrawVersion rule={rule} version={leaving} onClose={() => setLeaving(undefined)} />
      ) : null}
    </div>
  );
}
