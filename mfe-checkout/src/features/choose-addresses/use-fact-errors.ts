import type { CheckoutOrder, Company } from '@werkbank/contracts/entities';
import { isApiError } from '@werkbank/kit/api-error';
import { contractErrors, textOrNull } from '@werkbank/kit/contract-errors';
import { usePreferences } from '@werkbank/kit/host';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FactName, type Facts, noFacts } from '../../choices/kept-choices';

type Errors = Partial<Record<FactName, string>>;
const names = Object.keys(noFacts) as FactName[];

/** Errors of the added facts at their fields: those of the contract before a draft is made, then that of its refusal. */
export function useFactErrors(company: Company) {
  const { t } = useTranslation('checkout');
  const { language } = usePreferences();
  const formId = useId();
  const [errors, setErrors] = useState<Errors>({});
  const fieldId = (name: FactName) => `${formId}-${name}`;
  const leads = useRef(false);
  // The first wrong field takes the keyboard, and its error is read out; never while another one is corrected.
  useEffect(() => {
    const first = leads.current ? names.find((name) => errors[name] !== undefined) : undefined;
    leads.current = false;
    if (first) document.getElementById(`${formId}-${first}`)?.focus();
  }, [errors, formId]);
  const show = (found: Errors) => {
    leads.current = true;
    setErrors(found);
  };
  return {
    errors,
    fieldId,
    /** True if the facts can be sent. */
    async check(sent: Pick<CheckoutOrder, FactName>): Promise<boolean> {
      const found = await contractErrors(
        ({ orderFactsFor }) => orderFactsFor(company),
        sent,
        language,
        (field) => t(`facts.${field}`),
      );
      show(found);
      return Object.keys(found).length === 0;
    },
    /** Shows a refusal at its field. */
    refused(error: Error): void {
      const name = factOf(error);
      if (name) show({ [name]: error.message });
    },
    changed(name: FactName): void {
      if (errors[name] === undefined) return;
      const { [name]: _, ...others } = errors;
      setErrors(others);
    },
  };
}

export function factOf(error: unknown): FactName | undefined {
  return isApiError(error) ? names.find((name) => name === error.body.field) : undefined;
}

/** As sent: a field of blanks is an empty one. */
export function sentFacts(facts: Facts): Pick<CheckoutOrder, FactName> {
  return {
    ownOrderNumber: textOrNull(facts.ownOrderNumber),
    costCenter: textOrNull(facts.costCenter),
    wishedDate: textOrNull(facts.wishedDate),
    contactName: textOrNull(facts.contactName),
    contactPhone: textOrNull(facts.contactPhone),
    remark: textOrNull(facts.remark),
  };
}
