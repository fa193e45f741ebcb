import type { EntityManager } from '@mikro-orm/postgresql';
import type { EditableAddress, EditableCompany } from '@werkbank/contracts/entities';
import { editableCompanyById } from '../../directory/index.js';

/** The company within the transaction that changed it, for the answer, which saves the client a request. */
export async function changedCompany(em: EntityManager, id: number): Promise<EditableCompany> {
  const company = await editableCompanyById(em, id);
  if (!company) throw new Error(`company ${id} was changed and is not there`);
  return company;
}

/** A written address with its company. */
export async function writtenIn(
  em: EntityManager,
  companyId: number,
  addressId: number,
): Promise<EditableAddress & { company: EditableCompany }> {
  const company = await changedCompany(em, companyId);
  const address = company.addresses.find(({ id }) => id === addressId);
  if (!address) throw new Error(`address ${addressId} was written and is not there`);
  return { ...address, company };
}
