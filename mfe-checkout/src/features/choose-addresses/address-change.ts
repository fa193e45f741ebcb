import type { EditableCompany } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** What changes with an address, and how it is shown at once: such calls answer the company as it is then. */
export const addressChange = {
  changes: ['getCustomer', 'getProducerCompany'],
  local: (cache: AnswerCache, { company }: { company?: EditableCompany | undefined }) => {
    if (!company) return;
    const call = company.kind === 'Producer' ? 'getProducerCompany' : 'getCustomer';
    cache.set(call, { params: { companyId: company.id } }, company);
  },
} as const;
