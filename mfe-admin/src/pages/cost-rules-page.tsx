import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { ErrorState } from '@werkbank/kit/feedback';
import { useRefetch } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleDialog } from '../features/edit-cost-rules/rule-dialog';
import { RuleTable } from '../features/edit-cost-rules/rule-table';
import { type Kind, type Rule, rulesOf, rulesOfTax, useRules } from '../cost-rules/rules';

/** Rules for costs beside the price, by day: freight, customs or tax. */
export default function CostRulesPage({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin');
  const { rules, baseCurrency, error, refetch } = useRules(kind);
  const refetchCosts = useRefetch('listCostRules', {});
  const refetchTaxes = useRefetch('listTaxRules', {});
  const refetchRules = async () =>
    kind === 'Tax' ? rulesOfTax(await refetchTaxes()) : rulesOf(kind, await refetchCosts());
  /** `null` is a new one. */
  const [edited, setEdited] = useState<Rule | null>();
  return (
    <Page
      title={t(`costs.${kind}.title`)}
      lead={t(`costs.${kind}.lead`, { currency: baseCurrency ?? '' })}
      actions={
        rules ? (
          <Button kind="primary" icon={icons.plus} onClick={() => setEdited(null)}>
            {t(`costs.${kind}.add`)}
          </Button>
        ) : null
      }
    >
      {error && !rules ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <RuleTable kind={kind} rules={rules} onEdit={setEdited} />
      )}
      {edited === undefined || !rules ? null : (
        <RuleDialog
          kind={kind}
          rule={edited}
          rules={rules}
          refetch={refetchRules}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}
