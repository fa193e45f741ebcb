import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { TidyUp } from './tidy-up.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startAdminInstance({ AUDIT_KEPT_DAYS: '400' });
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const left = async (sql: string) =>
  (await instance.em().execute<{ name: string }[]>(sql)).map(({ name }) => name);

it('deletes a confirmed registration once the person is gone, and keeps the consent of others', async () => {
  const em = instance.em();
  await em.execute(
    `insert into users (id, email, salutation, first_name, last_name, phone)
     values (11, 'here@x.example', 'Ms', 'A', 'B', '')`,
  );
  await em.execute(
    `insert into registration (token_hash, email, user_id, expires_at, confirmed_at) values
       ('1', 'here@x.example', 11, now(), now() - interval '31 days'),
       ('2', 'gone@x.example', 12, now(), now() - interval '31 days'),
       ('3', 'gone-lately@x.example', 13, now(), now() - interval '29 days')`,
  );
  await instance.app.get(TidyUp).run();
  expect(await left('select email as name from registration order by token_hash')).toEqual([
    'here@x.example',
    'gone-lately@x.example',
  ]);
});

it('deletes audit entries after the configured retention', async () => {
  await instance.em().execute(
    `insert into audit_entry (at, who, action, object_type, object_id, object_name)
     select now() - make_interval(days => d), 'Ada', 'updateUser', 'User', '1', d || ' days ago'
       from unnest(array[399, 401]) d`,
  );
  await instance.app.get(TidyUp).run();
  expect(await left('select object_name as name from audit_entry')).toEqual(['399 days ago']);
});
