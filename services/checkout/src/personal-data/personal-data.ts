import { erasedText, type PersonalData } from '@werkbank/platform/personal-data';

const nobody = `buyer || jsonb_build_object(
  'firstName', '${erasedText}', 'lastName', '${erasedText}', 'email', 'erased@erased.invalid', 'phone', '')`;

/** What checkout keeps of people, what becomes of it when one is erased, and what only looks like it. */
export const personalData: PersonalData = {
  tables: [
    {
      table: 'own_basket',
      columns: ['user_id', 'lines', 'changed_at'],
      whose: 'user_id = :person',
      why: 'the basket on every device; deleted after a year without a change',
      erasure: 'delete',
    },
    {
      table: 'order_draft',
      columns: ['id', 'drafted_at', 'content', 'buyer'],
      whose: 'user_id = :person and order_id is null',
      why: 'what somebody is about to order; deleted after 30 days',
      erasure: 'delete',
    },
    {
      table: 'order_draft',
      columns: ['id', 'drafted_at', 'submitted_at', 'order_id', 'user_id', 'content', 'buyer'],
      whose: `order_id is not null and (buyer->>'userId')::int = :person`,
      why: 'what was ordered, as the buyer saw it; its figures prove the order',
      erasure: { buyer: nobody },
    },
    {
      table: 'cost_rule_version',
      columns: ['id', 'entered_by', 'withdrawn_by'],
      why: 'which platform admin answers for a rule of freight or customs',
      erasure: 'keep',
      kept: 'ten years: records of what was charged by (OR 958f, HGB 257), as long as orders that it priced',
    },
  ],
  others: {
    'cost_rule_version.figures': 'figures of money and days',
    'cost_rules.rules': 'figures of money and days',
    'producer.name': 'what a company is called or where it is; its admins change it',
  },
};
