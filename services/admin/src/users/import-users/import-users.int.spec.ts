import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { countStatements } from '@werkbank/platform/database';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { UserDirectory } from '../../identity/keycloak/user-directory.js';
import { swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';
import { WorkOffImports } from './work-off-imports.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({
    SMTP_URL: catcher.url,
    PUBLIC_URL: 'https://werkbank.example',
  }));
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(async () => {
  await instance?.em().execute('update users set removed_at = now() where id <> ?', [admin.userId]);
  await instance?.callAs(admin, 'repairUserDrift', {});
  await people?.leave();
  await catcher?.stop();
}, 60_000);

type Cells = Partial<Record<(typeof userFileColumns)[number]['field'], string>>;
const head = userFileColumns.map(({ title }) => title.de);
const vera = {
  salutation: 'Frau',
  firstName: 'Vera',
  lastName: 'Muster',
  phone: '+41 52 555 00 00',
  language: 'en',
  companyId: String(swissCustomer),
  companyAdmin: 'ja',
};
const fileOf = (listed: readonly Cells[]) =>
  csvText([
    head,
    ...listed.map((one) => userFileColumns.map(({ field }) => ({ ...vera, ...one })[field] ?? '')),
  ]);
const send = async (text: string, fileName = 'users.csv') => {
  const file = new Uint8Array(Buffer.from(text));
  return instance.callAs(admin, 'importUsers', { headers: { 'x-file-name': fileName } }, { file });
};
const show = (importId: number) => instance.callAs(admin, 'getUserImport', { params: { importId } });
const finished = (importId: number) =>
  eventually(async () => {
    const now = await show(importId);
    expect(now.status).toBe('Success');
    return now;
  }, 20_000);
const refusedLines = (importId: number, language: 'de' | 'en' = 'de') =>
  instance.callAs(admin, 'listRefusedUserLines', { params: { importId }, query: {} }, { language });

describe('a file with good and bad lines', () => {
  const mark = freshUserId();
  const good = `one-${mark}@werkbank.example`;
  let importId: number;
  beforeAll(async () => {
    const lines = [
      { email: `One-${mark}@werkbank.example` },
      { email: 'not-an-address', phone: '123' },
      { email: good, firstName: '=cmd()' },
      { email: `four-${mark}@werkbank.example`, companyId: '999999', language: 'fr' },
      { email: `five-${mark}@werkbank.example`, companyId: '999999' },
      // A longer part of a domain than Keycloak takes.
      { email: `six@${mark}${'x'.repeat(64)}.example` },
    ];
    ({ importId } = await send(fileOf(lines), encodeURIComponent('Benutzer März.csv')));
    await finished(importId);
  }, 30_000);

  it('adds the users of the good lines, and lists all faults of the others, by line', async () => {
    expect(await show(importId)).toMatchObject({
      fileName: 'Benutzer März.csv',
      lines: 6,
      created: 1,
      refused: 5,
      invited: 1,
    });
    const { refused, totalItems } = await refusedLines(importId);
    expect(totalItems).toBe(5);
    expect(
      refused.map(({ line, problems }) => [line, problems.map(({ field, message }) => [field, message])]),
    ).toEqual([
      [
        3,
        [
          ['email', 'Falsches E-Mail-Format.'],
          ['phone', 'Falsches Telefonnummernformat.'],
        ],
      ],
      [4, [['email', expect.stringContaining('gehört schon zu einem anderen Benutzer')]]],
      [5, [['language', 'Erlaubt ist: de, en.']]],
      [6, [['companyId', 'Die zugeordnete Firma gibt es nicht.']]],
      [7, [['email', 'Falsches E-Mail-Format.']]],
    ]);
  });

  it('shows it in the language of the reader', async () => {
    const { refused } = await refusedLines(importId, 'en');
    expect(refused[2]?.problems[0]?.message).toBe('Allowed is: de, en.');
  });

  it('returns the bad lines with their faults, safe for spreadsheets and ready for another import', async () => {
    const { fileName, csv } = await instance.callAs(admin, 'getRefusedUserFile', { params: { importId } });
    expect(fileName).toBe('Benutzer März-abgelehnt.csv');
    expect(csv).not.toContain(`One-${mark}`);
    expect(csv).toContain(`;'=cmd();`);
    expect(csv.split('\r\n')[1]).toBe(
      `not-an-address;Frau;Vera;Muster;123;en;${swissCustomer};ja;3;E-Mail: Falsches E-Mail-Format. Telefon: Falsches Telefonnummernformat.`,
    );
    const corrected = csv.replace(good, `three-${mark}@werkbank.example`).replaceAll("'=cmd()", 'Cy');
    const again = await send(corrected);
    expect(await finished(again.importId)).toMatchObject({ lines: 5, created: 1, refused: 4 });
  });

  it('mails one link to the first password, in the language of the person', async () => {
    const [mail] = await catcher.mailsTo(good);
    expect(mail?.subject).toBe('Your account at Werkbank');
    const params = { token: tokenIn(mail, 'passwordReset') };
    const newPassword = freshPassword();
    await instance.callAs('visitor', 'resetPassword', { params, body: { newPassword } });
    const { user } = await new Browser(instance).logIn({ email: good, password: newPassword });
    expect(user).toMatchObject({
      firstName: 'Vera',
      companyId: swissCustomer,
      roles: { CompanyAdmin: true },
    });
    const again = instance.callAs('visitor', 'resetPassword', { params, body: { newPassword } });
    expect(await refusalOf(again)).toMatchObject({ code: 'PASSWORD_RESET_LINK_EXPIRED' });
  });

  it('is in the list of imports, and stores no user data beside the rows', async () => {
    const { imports } = await instance.callAs(admin, 'listUserImports', { query: {} });
    expect(imports.find((one) => one.importId === importId)).toEqual(await show(importId));
    const [{ kept } = { kept: 1 }] = await instance
      .em()
      .execute<{ kept: number }[]>(
        `select count(*)::int as kept from user_import_line where state = 'invited' and cells is not null`,
      );
    expect(kept).toBe(0);
  });
});

it('refuses a line whose e-mail belongs to another account in Keycloak, and keeps no row of it', async () => {
  const email = `taken-${freshUserId()}@werkbank.example`;
  const directory = instance.app.get(UserDirectory);
  const other = await directory.enrol({
    userId: freshUserId(),
    email,
    firstName: 'Other',
    lastName: 'House',
    language: 'de',
    roles: [],
    company: null,
    home: 'elsewhere',
    enabled: true,
  });
  try {
    const { importId } = await send(fileOf([{ email }]));
    expect(await finished(importId)).toMatchObject({ created: 0, refused: 1, invited: 0 });
    expect((await refusedLines(importId)).refused[0]?.problems).toMatchObject([{ code: 'EMAIL_TAKEN' }]);
    expect(await instance.em().execute('select id from users where email = ?', [email])).toEqual([]);
  } finally {
    await directory.removeAccount(other);
  }
});

it.each([
  ['one,two\n1,2', 400, 'USER_FILE_COLUMNS_MISSING'],
  ['', 400, 'USER_FILE_EMPTY'],
  [fileOf(Array.from({ length: 10_001 }, () => ({ email: 'a@b.example' }))), 413, 'USER_FILE_TOO_LONG'],
  ['x'.repeat(5 * 1024 * 1024 + 1), 413, 'BODY_TOO_LARGE'],
])(
  'refuses a file that is no list of users, or has more than 10,000 lines: %#',
  async (text, status, code) => {
    expect(await refusalOf(send(text))).toMatchObject({ status, code });
  },
);

it('processes later files while an earlier one is stuck', async () => {
  await instance.em().execute(
    `with broken as (insert into user_import (file_name, asked_by, lines) values ('broken.csv', '{}', 1) returning id)
     insert into user_import_line (import_id, line) select id, 2 from broken`,
  );
  const { importId } = await send(fileOf([{ email: `after-${freshUserId()}@werkbank.example` }]));
  expect(await finished(importId)).toMatchObject({ created: 1 });
  await instance.em().execute(`delete from user_import where file_name = 'broken.csv'`);
}, 30_000);

describe('an import without progress', () => {
  afterEach(async () => {
    await instance.ownerEm().execute('drop function if exists keep_state cascade');
  });
  /** A fault that reports success without progress, like a former bug that invited two people thousands of times. */
  const plant = (state: 'added' | 'invited') =>
    instance.ownerEm().execute(
      `create function keep_state() returns trigger language plpgsql as
         $$ begin if new.state = '${state}' then new.state := old.state; end if; return new; end $$;
       create trigger keep_state before update on user_import_line
         for each row execute function keep_state()`,
    );
  const stopped = (importId: number) =>
    eventually(async () => {
      const now = await show(importId);
      expect(now.status).toBe('Stopped');
      return now;
    }, 10_000);

  it('is stopped before any invitation, and later ones go on', async () => {
    await plant('invited');
    const email = `stuck-${freshUserId()}@werkbank.example`;
    const { importId } = await send(fileOf([{ email }]));
    expect(await stopped(importId)).toMatchObject({ created: 1, invited: 0, finishedOn: expect.any(String) });
    expect(await instance.em().execute('select id from mail where recipient = ?', [email])).toEqual([]);
    expect(await instance.em().execute('select email from password_reset where email = ?', [email])).toEqual(
      [],
    );
    await instance.ownerEm().execute('drop function keep_state cascade');
    const next = await send(fileOf([{ email: `next-${freshUserId()}@werkbank.example` }]));
    expect(await finished(next.importId)).toMatchObject({ invited: 1 });
    expect(await show(importId)).toMatchObject({ status: 'Stopped', invited: 0 });
  });

  it('is stopped before it adds a row', async () => {
    await plant('added');
    const email = `stuck-${freshUserId()}@werkbank.example`;
    const { importId } = await send(fileOf([{ email }]));
    expect(await stopped(importId)).toMatchObject({ created: 0, refused: 0, invited: 0 });
    expect(await instance.em().execute('select id from users where email = ?', [email])).toEqual([]);
  });
});

it('needs hardly more statements per line than its account does', async () => {
  const lines = Array.from({ length: 100 }, (_, n) => ({
    email: `many-${n}-${freshUserId()}@werkbank.example`,
  }));
  await finished((await send(fileOf([{ email: 'not-one' }]))).importId);
  const statements = await countStatements(async () => {
    const { importId } = await send(fileOf(lines));
    await instance.app.get(WorkOffImports).idle();
    expect((await show(importId)).invited).toBe(100);
  });
  // Five per line for row, lock and account state, the rest for all lines together.
  expect(statements / lines.length).toBeLessThan(6);
}, 30_000);
