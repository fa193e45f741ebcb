import { taxNumberPrefix } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { CompanyRecord } from '../../directory/index.js';

/** A company is billed in the country that its tax number is of, so neither changes without the other. */
export function refuseTaxNumber(
  { customerType, taxNumber }: Pick<CompanyRecord, 'customerType' | 'taxNumber'>,
  billingCountry: string,
): Refusal | undefined {
  const prefix = taxNumberPrefix(billingCountry);
  if (customerType !== 'Company' || !taxNumber || taxNumber.startsWith(prefix)) return undefined;
  return refuse('TAX_NUMBER_FORMAT', { field: 'taxNumber', params: { prefix } });
}
