import type { EditableCompany } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** Cache updates after a change of an address: such calls return the changed company. */
export const addressChange = {
  changes: ['getCustomer', 'getProducerCompany'],
  local: (cache: AnswerCache, { company }: { company?: EditableCompany | undefined }) => {
    if (!company) return;
    const call = company.kind === 'Producer' ? 'getProducerCompany' : 'getCustomer';
    cache.set(call, { params: { companyId: company.id } }, company);
  },
} as const;
