import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Company, EditableCompany } from '@werkbank/contracts/entities';
import { maxAddresses } from '@werkbank/contracts/limits';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { addressJson, addressOrder, editableAddressJson } from '../address/address-json.js';
import { companySchema } from './company.entity.js';

const ofCompany = `a.owner_kind = 'Company' and a.owner_id = c.id`;
const primary = `${ofCompany} and a.type = 'Primary'`;
const all = `address a where ${ofCompany}`;
/** Companies from before the limit may have more. */
const newest = `(select * from ${all} order by a.type = 'Primary' desc, a.id desc limit ${maxAddresses}) a`;

const columnsWith = (json: string, addresses: string) => `
  c.id, c.kind, c.producer_id as "producerId", c.name, c.customer_type as "customerType", c.tax_number as "taxNumber",
  c.eori_number as "eoriNumber",
  c.kanton, c.phone, c.own_order_number_required as "ownOrderNumberRequired",
  c.cost_center_required as "costCenterRequired",
  (select ${json} from address a where ${primary}) as "primaryAddress",
  (select coalesce(json_agg(${json} order by ${addressOrder}), '[]') from ${addresses}) as addresses`;

/** SQL: a company `c` for buyers: its billing address and as many others as the limit allows. */
export const buyingCompanyColumns = columnsWith(addressJson, newest);

const shape = {
  ...columns(
    companySchema,
    'id',
    'kind',
    'producerId',
    'name',
    'customerType',
    'taxNumber',
    'eoriNumber',
    'kanton',
    'phone',
    'ownOrderNumberRequired',
    'costCenterRequired',
  ),
  primaryAddress: p.json<Company['primaryAddress']>(),
  addresses: p.json<Company['addresses']>(),
};

const toldCompany = statement(
  'told-company',
  shape,
  `select ${columnsWith(addressJson, `address a where ${primary}`)} from company c where c.id = ?`,
);

const editableCompany = statement(
  'editable-company',
  {
    ...shape,
    primaryAddress: p.json<EditableCompany['primaryAddress']>(),
    addresses: p.json<EditableCompany['addresses']>(),
    optimisticLockKey: companySchema.properties.lockKey,
  },
  `select ${columnsWith(editableAddressJson, all)}, c.lock_key as "optimisticLockKey" from company c where c.id = ?`,
);

/** A company in the form of its event: with the billing address, without the many shipping addresses. */
export function toldCompanyById(em: EntityManager, id: number): Promise<Company | undefined> {
  return readOne(em, toldCompany, [id]);
}

export function editableCompanyById(em: EntityManager, id: number): Promise<EditableCompany | undefined> {
  return readOne(em, editableCompany, [id]);
}
