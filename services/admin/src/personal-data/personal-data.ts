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

/** What administration keeps of people, what becomes of it when one is erased, and what only looks like it. */
export const personalData: PersonalData = {
  tables: [
    {
      table: 'mail',
      columns: ['id', 'recipient', 'written_at', 'sent_at', 'content'],
      whose: `recipient in ${addressesOf}`,
      why: 'mails that wait, and where one went for 30 days; the text goes as soon as it is sent',
      erasure: 'delete',
    },
    {
      table: 'password_reset',
      columns: ['requested_at', 'email', 'user_id', 'used_at'],
      whose: `user_id = :person or email in ${addressesOf}`,
      why: 'links for a new password; 30 days',
      erasure: 'delete',
    },
    {
      table: 'registration',
      columns: ['agreed_at', 'email', 'user_id', 'entered', 'confirmed_at'],
      whose: 'user_id = :person',
      why: 'that somebody registered and agreed',
      erasure: 'delete',
    },
    {
      table: 'user_import_line',
      columns: ['import_id', 'line', 'cells', 'columns', 'problems', 'user_id'],
      whose: `user_id = :person or ${refusedLineOf}`,
      why: 'lines of an import that were refused, to be mended; 90 days',
      erasure: 'delete',
    },
    {
      table: 'user_import',
      columns: ['id', 'created_on', 'file_name', 'asked_by'],
      whose: `(asked_by->>'userId')::int = :person`,
      why: 'who imported people; 90 days',
      erasure: {
        asked_by: `asked_by || '{"firstName": "${erasedText}", "lastName": "${erasedText}", "email": "erased@erased.invalid"}'`,
      },
    },
    {
      table: 'user_difference',
      columns: ['id', 'found_at', 'kind', 'email', 'user_id'],
      whose: `user_id = :person or email in ${addressesOf}`,
      why: 'where an account and its row differ; until mended and 90 days',
      erasure: 'delete',
    },
    {
      table: 'mail_choice',
      columns: ['user_id', 'off', 'digest'],
      whose: 'user_id = :person',
      why: 'which mails about orders somebody wants',
      erasure: 'delete',
    },
    {
      table: 'mail_digest_line',
      columns: ['id', 'user_id', 'text', 'url', 'written_at'],
      whose: 'user_id = :person',
      why: 'what waits for the mail of the day',
      erasure: 'delete',
    },
    {
      table: 'user_preferences',
      columns: ['user_id', 'country', 'currency'],
      whose: 'user_id = :person',
      why: 'country and currency that somebody chose',
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
      why: 'who changed what; AUDIT_KEPT_DAYS, three years unless said',
      erasure: { who: `'${erasedText}'` },
    },
    {
      table: 'audit_entry',
      columns: ['id', 'at', 'action', 'object_type', 'object_id', 'object_name', 'before', 'after'],
      // A repair of an account without a row names the account's id.
      whose: `object_type = 'User' and (object_id = (:person)::text
        or object_id !~ '^[0-9]+$' and coalesce(before, after)->>'email' in ${addressesOf})`,
      why: 'what was changed of a person',
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
      why: 'a new e-mail that waits to be confirmed; 30 days',
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
      why: 'who somebody is; the row goes once the account in Keycloak is gone',
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
      why: 'slowing down who guesses passwords',
      erasure: 'keep',
      kept: '12 hours, as a hash of the address with the network or browser that asked',
    },
    {
      table: 'erased_person',
      columns: ['user_id', 'erased_at'],
      whose: 'user_id = :person',
      why: 'whom a restored backup has to erase again',
      erasure: 'keep',
      kept: 'for good: a number and a day, which say nothing of her',
    },
  ],
  others: {
    'address.address_supplement': 'what a company is called or where it is; its admins change it',
    'address.found_by': 'what lists find by, made of other columns of the row',
    'address.name': 'what a company is called or where it is; its admins change it',
    'audit_entry.found_by': 'what lists find by, made of other columns of the row',
    'company.found_by': 'what lists find by, made of other columns of the row',
    'company.name': 'what a company is called or where it is; its admins change it',
    'company.phone': 'the number of a company; its admins change it',
    'configuration.settings': 'who runs the platform, and what it offers',
    'producer.found_by': 'what lists find by, made of other columns of the row',
    'sidebar_attachment.file_name': 'a file that help offers',
    'user_drift.users': 'how many people were compared',
    'users.found_by': 'what lists find by, made of other columns of the row',
  },
};
