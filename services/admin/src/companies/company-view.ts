import type { EntityManager } from '@mikro-orm/postgresql';
import type { Company, EditableCompany } from '@werkbank/contracts/entities';
import { readOne } from '@werkbank/platform/database';
import { addressJson, addressOrder, editableAddressJson } from './address-json.js';

const addressesOf = (company: string) =>
  `from address a where a.owner_kind = 'Company' and a.owner_id = ${company}`;

const columnsWith = (json: string) => `
  c.id, c.kind, c.producer_id as "producerId", c.name, c.customer_type as "customerType", c.tax_number as "taxNumber",
  c.kanton, c.phone,
  (select ${json} ${addressesOf('c.id')} and a.type = 'Primary') as "primaryAddress",
  (select coalesce(json_agg(${json} order by ${addressOrder}), '[]') ${addressesOf('c.id')}) as addresses`;

/** SQL: a company `c` as the contract shows it. */
export const companyColumns = columnsWith(addressJson);

export function companyById(em: EntityManager, id: number): Promise<Company | undefined> {
  return readOne<Company>(em, `select ${companyColumns} from company c where c.id = ?`, [id]);
}

/** The same for who may edit it. */
export function editableCompanyById(em: EntityManager, id: number): Promise<EditableCompany | undefined> {
  return readOne<EditableCompany>(
    em,
    `select ${columnsWith(editableAddressJson)}, c.lock_key as "optimisticLockKey" from company c where c.id = ?`,
    [id],
  );
}
