import type { Company, EditableCompany } from '@werkbank/contracts/entities';

/** A company as the other domains hear of it: lock keys are for forms only. */
export function withoutKeys({ optimisticLockKey: _, ...company }: EditableCompany): Company {
  const addresses = company.addresses.map(({ optimisticLockKey: __, ...address }) => address);
  return {
    ...company,
    addresses,
    primaryAddress: addresses.find(({ id }) => id === company.primaryAddress?.id) ?? null,
  };
}
