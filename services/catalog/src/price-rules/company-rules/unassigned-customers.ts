import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';

const addGroups = statement(
  'add-unassigned-customers',
  {},
  `insert into discount_group (producer_company_id, name, is_other_customer_group, discount_type,
       material_group_type, discount_value)
     select c.id, 'Unassigned customers', true, 'Percentage', 'MaterialGroup', 0 from producer_company c
     where not exists (select from discount_group g where g.producer_company_id = c.id and g.is_other_customer_group)
     on conflict (producer_company_id) where is_other_customer_group do nothing`,
);

/** Gives each producer company without one its group for unassigned customers. It begins without a discount. */
export async function addUnassignedCustomers(em: EntityManager): Promise<void> {
  await run(em, addGroups);
}
