import { erasedEmail, erasedText, type PersonalData } from '@werkbank/platform/personal-data';

const addressesOf = `(select email from users where id = :person
  union select former_email from email_change where user_id = :person
  union select email from email_change where user_id = :person)`;

/**
 * A refused line names no user. It is about a person whose address stands in any of its cells, and about one with the same name,
 * phone and company where the address was mistyped.
 */
const refusedLineOf = `(exists (
    select from jsonb_path_query(cells, '$.**') cell
     where jsonb_typeof(cell) = 'string' and lower(btrim(cell #>> '{}', E' \\t\\r\\n')) in ${addressesOf})
  or exists (
    select from users u
     where u.id = :person and cells->>'firstName' = u.first_name and cells->>'lastName' = u.last_name
       and cells->>'phone' = u.phone and cells->>'companyId' = u.company_id::text))`;

/** Personal data in administration, its erasure, and columns that only look like personal data. */
export const personalData: PersonalData = {
  tables: [
    {
      table: 'mail',
      columns: ['id', 'recipient', 'written_at', 'sent_at', 'content'],
      whose: `recipient in ${addressesOf}`,
      purpose: 'Waiting mails; sent ones for 30 days, without text.',
      erasure: 'delete',
    },
    {
      table: 'password_reset',
      columns: ['requested_at', 'email', 'user_id', 'used_at'],
      whose: `user_id = :person or email in ${addressesOf}`,
      purpose: 'Links for a new password, for 30 days.',
      erasure: 'delete',
    },
    {
      table: 'registration',
      columns: ['agreed_at', 'email', 'user_id', 'entered', 'confirmed_at'],
      whose: 'user_id = :person',
      purpose: 'Registration and consent.',
      erasure: 'delete',
    },
    {
      table: 'user_import_line',
      columns: ['import_id', 'line', 'cells', 'columns', 'problems', 'user_id'],
      whose: `user_id = :person or ${refusedLineOf}`,
      purpose: 'Refused lines of an import, for 90 days.',
      erasure: 'delete',
    },
    {
      table: 'user_import',
      columns: ['id', 'created_on', 'file_name', 'asked_by'],
      whose: `(asked_by->>'userId')::int = :person`,
      purpose: 'Importing admin, for 90 days.',
      erasure: {
        asked_by: `asked_by || '{"firstName": "${erasedText}", "lastName": "${erasedText}", "email": "erased@erased.invalid"}'`,
      },
    },
    {
      table: 'user_difference',
      columns: ['id', 'found_at', 'kind', 'email', 'user_id'],
      whose: `user_id = :person or email in ${addressesOf}`,
      purpose: 'Difference of account and row, 90 days after repair.',
      erasure: 'delete',
    },
    {
      table: 'mail_choice',
      columns: ['user_id', 'off', 'digest'],
      whose: 'user_id = :person',
      purpose: 'Chosen mails about orders.',
      erasure: 'delete',
    },
    {
      table: 'spending_limit',
      columns: ['user_id', 'currency', 'per_order', 'per_month', 'approver_id'],
      whose: 'user_id = :person',
      purpose: 'How much a person may order without an approval.',
      erasure: 'delete',
    },
    {
      table: 'mail_digest_line',
      columns: ['id', 'user_id', 'text', 'url', 'written_at'],
      whose: 'user_id = :person',
      purpose: 'Lines of the next daily mail.',
      erasure: 'delete',
    },
    {
      table: 'user_preferences',
      columns: ['user_id', 'country', 'currency'],
      whose: 'user_id = :person',
      purpose: 'Chosen country and currency.',
      erasure: 'delete',
    },
    {
      table: 'audit_entry',
      columns: [
        'id',
        'at',
        'who',
        'user_id',
        'action',
        'object_type',
        'object_id',
        'object_name',
        'before',
        'after',
      ],
      whose: 'user_id = :person',
      purpose: 'Author of a change, for `AUDIT_KEPT_DAYS`.',
      erasure: { who: `'${erasedText}'` },
    },
    {
      table: 'audit_entry',
      columns: ['id', 'at', 'action', 'object_type', 'object_id', 'object_name', 'before', 'after'],
      // A repair of an account without a row names the account's id.
      whose: `object_type = 'User' and (object_id = (:person)::text
        or object_id !~ '^[0-9]+$' and coalesce(before, after)->>'email' in ${addressesOf})`,
      purpose: 'Changes of a person.',
      erasure: {
        object_name: `'${erasedText}'`,
        before: `before - array['email', 'firstName', 'lastName', 'phone', 'salutation']`,
        after: `after - array['email', 'firstName', 'lastName', 'phone', 'salutation']`,
      },
    },
    {
      table: 'email_change',
      columns: ['requested_at', 'user_id', 'requested_by', 'former_email', 'email', 'confirmed_at'],
      whose: 'user_id = :person',
      purpose: 'Unconfirmed new e-mail, for 30 days.',
      erasure: 'delete',
    },
    {
      table: 'users',
      columns: [
        'id',
        'keycloak_id',
        'email',
        'salutation',
        'first_name',
        'last_name',
        'phone',
        'language',
        'platform_admin',
        'company_admin',
        'company_id',
        'enabled',
        'created_on',
      ],
      whose: 'id = :person',
      purpose: 'The person. The row follows its Keycloak account.',
      erasure: {
        email: erasedEmail,
        first_name: `'${erasedText}'`,
        last_name: `'${erasedText}'`,
        phone: `''`,
      },
    },
    {
      table: 'sign_in_attempt',
      columns: ['network', 'email_hash'],
      purpose: 'Login throttling.',
      erasure: 'keep',
      retention: 'kept 12 hours: hashes of the e-mail and network or browser',
    },
    {
      table: 'erased_person',
      columns: ['user_id', 'erased_at'],
      whose: 'user_id = :person',
      purpose: 'Repeats erasures after a restore of an older backup.',
      erasure: 'keep',
      retention: 'kept for good: a number and a day do not identify a person',
    },
  ],
  others: {
    'address.address_supplement': 'Name or address of a company; its admins change it.',
    'address.calendar': 'Working days of a place.',
    'address.found_by': 'Search text derived from other columns.',
    'address.name': 'Name or address of a company; its admins change it.',
    'audit_entry.found_by': 'Search text derived from other columns.',
    'company.found_by': 'Search text derived from other columns.',
    'company.name': 'Name or address of a company; its admins change it.',
    'company.phone': 'Phone number of a company; its admins change it.',
    'configuration.settings': 'Operator of the platform and its settings.',
    'producer.found_by': 'Search text derived from other columns.',
    'sidebar_attachment.file_name': 'File of the help panel.',
    'user_drift.users': 'Number of compared people.',
    'users.found_by': 'Search text derived from other columns.',
  },
};
