import type { Company, EditableCompany } from '@werkbank/contracts/entities';

/** A company in events: without lock keys and calendars, which are for forms only. */
export function withoutKeys({ optimisticLockKey: _, ...company }: EditableCompany): Company {
  const addresses = company.addresses.map(({ optimisticLockKey: __, calendar: ___, ...address }) => address);
  return {
    ...company,
    addresses,
    primaryAddress: addresses.find(({ id }) => id === company.primaryAddress?.id) ?? null,
  };
}
