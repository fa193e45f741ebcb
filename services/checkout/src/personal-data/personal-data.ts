import { erasedText, type PersonalData } from '@werkbank/platform/personal-data';

const nobody = `buyer || jsonb_build_object(
  'firstName', '${erasedText}', 'lastName', '${erasedText}', 'email', 'erased@erased.invalid', 'phone', '')`;

// A draft's content holds both, or none of them if it is older.
const noContact = `content || '{"contactName": null, "contactPhone": null}'`;

const nameless = (column: string) =>
  `${column} || '{"firstName": "${erasedText}", "lastName": "${erasedText}"}'`;

/** Personal data in checkout, its erasure, and columns that only look like personal data. */
export const personalData: PersonalData = {
  tables: [
    {
      table: 'own_basket',
      columns: ['user_id', 'lines', 'changed_at'],
      whose: 'user_id = :person',
      purpose: 'Basket on all devices, until a year after the last change.',
      erasure: 'delete',
    },
    {
      table: 'order_draft',
      columns: ['id', 'drafted_at', 'content', 'buyer'],
      whose: 'user_id = :person and order_id is null',
      purpose: 'Unfinished order, for 30 days.',
      erasure: 'delete',
    },
    {
      table: 'order_draft',
      columns: ['id', 'drafted_at', 'submitted_at', 'order_id', 'user_id', 'ordered_by', 'content', 'buyer'],
      whose: `order_id is not null and (buyer->>'userId')::int = :person`,
      purpose: 'The order as the buyer saw it.',
      erasure: { content: noContact, buyer: nobody },
    },
    {
      table: 'order_approval',
      columns: ['draft_id', 'asked_by', 'asked_at', 'remark', 'exceeded', 'state'],
      whose: 'asker_id = :person',
      purpose: 'Asker for the approval of an order, with the exceeded limit.',
      erasure: { asked_by: nameless('asked_by') },
    },
    {
      table: 'order_approval',
      columns: ['draft_id', 'decided_by', 'decided_at', 'reason'],
      whose: `(decided_by->>'userId')::int = :person`,
      purpose: 'Approver of an order.',
      erasure: { decided_by: nameless('decided_by') },
    },
    {
      table: 'saved_list',
      columns: ['id', 'name', 'lines', 'changed_at'],
      whose: 'author_id = :person and not is_shared',
      purpose: 'Own list of articles to order again.',
      erasure: 'delete',
    },
    {
      table: 'saved_list',
      columns: ['id', 'name', 'author_id', 'author_name', 'changed_at'],
      whose: 'author_id = :person and is_shared',
      purpose: 'Author of a list that the company shares.',
      erasure: { author_name: `'${erasedText}'` },
    },
    {
      table: 'cost_rule_version',
      columns: ['id', 'entered_by', 'withdrawn_by'],
      purpose: 'Admins who entered or withdrew a rule of freight or customs.',
      erasure: 'keep',
      retention: 'kept ten years with its orders: OR 958f, HGB 257',
    },
  ],
  eventTexts: ['contactName', 'contactPhone'],
  others: {
    'cost_rule_version.figures': 'Amounts and days.',
    'cost_rules.rules': 'Amounts and days.',
    'producer.name': 'Name or address of a company; its admins change it.',
  },
};
