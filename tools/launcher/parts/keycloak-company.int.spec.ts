import { randomUUID } from 'node:crypto';
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { needed, serviceAccountOf } from '../testing/service-account.ts';
import { signInByCompany } from '../testing/sign-in-by-company.ts';

type Account = Parameters<KeycloakAdminClient['users']['update']>[1];

const realmUrl = `${needed('KEYCLOAK_URL')}/realms/${needed('KEYCLOAK_REALM')}`;
const ownCompany = needed('COMPANY_ID');
const password = 'Werkbank!26';
const nobodyOfOurs = 'Für dieses Konto gibt es bei Werkbank noch keinen Benutzer';

let werkbank: KeycloakAdminClient;
let company: KeycloakAdminClient;
const leave: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const ours = { id: needed('KEYCLOAK_CLIENT_ID'), secret: needed('KEYCLOAK_CLIENT_SECRET') };
  const theirs = { id: needed('COMPANY_TESTS_CLIENT_ID'), secret: needed('COMPANY_TESTS_SECRET') };
  werkbank = await serviceAccountOf(realmUrl, ours);
  company = await serviceAccountOf(needed('COMPANY_ISSUER'), theirs);
});
afterAll(() => Promise.all(leave.map((one) => one())));

const freshEmail = (): string => `${randomUUID()}@nordheide.example`;

async function create(where: KeycloakAdminClient, user: Account): Promise<string> {
  const { id } = await where.users.create({ enabled: true, emailVerified: true, ...user });
  leave.push(() => where.users.del({ id }, { catchNotFound: true }));
  return id;
}

const personAtCompany = (email: string): Account => ({
  username: email,
  email,
  firstName: 'Inge',
  lastName: 'Von-der-Firma',
  credentials: [{ type: 'password', value: password, temporary: false }],
});

/** Creates an account at the company's own identity provider. */
async function hire(email: string, more: Account = {}): Promise<string> {
  await create(company, { ...personAtCompany(email), ...more });
  return email;
}

/** Creates an account at Werkbank without a password, as services/admin does for people who sign in by their company. */
const enrol = (email: string, companyId: string | undefined, more: Account = {}): Promise<string> =>
  create(werkbank, {
    username: randomUUID(),
    email,
    firstName: 'Inge',
    lastName: 'Unsere',
    attributes: { user_id: ['4711'], ...(companyId === undefined ? {} : { company_id: [companyId] }) },
    ...more,
  });

const signIn = (username: string, language: 'de' | 'en' = 'de') =>
  signInByCompany({
    realmUrl,
    alias: needed('COMPANY_ALIAS'),
    publicUrl: needed('PUBLIC_URL'),
    username,
    password,
    language,
  });

const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const linksOf = (id: string) => werkbank.users.listFederatedIdentities({ id });

describe("a company's own sign-in", () => {
  it('signs a person in as the user with the same e-mail, repeatedly, and keeps their data', async () => {
    const email = await hire(freshEmail());
    const id = await enrol(email, ownCompany);
    for (const _ of ['first', 'second']) {
      const claims = claimsOf((await signIn(email)).accessToken);
      expect(claims).toMatchObject({
        email,
        user_id: 4711,
        company_id: Number(ownCompany),
        family_name: 'Unsere',
      });
      expect(claims.sub).toBe(id);
    }
  });

  it('refuses a person unknown at Werkbank with a message in German or English', async () => {
    const email = await hire(freshEmail());
    expect((await signIn(email)).page).toContain(nobodyOfOurs);
    expect((await signIn(email, 'en')).page).toContain('There is no Werkbank user for this account yet');
    expect(await werkbank.users.find({ exact: true, email })).toEqual([]);
  });

  it.each([
    ['another company', '201'],
    ['no company, as platform admins are', undefined],
  ])('refuses a person of %s', async (_, companyId) => {
    const email = await hire(freshEmail());
    const id = await enrol(email, companyId);
    expect(await signIn(email)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
    expect(await linksOf(id)).toEqual([]);
  });

  it('refuses a platform admin of any company', async () => {
    const email = await hire(freshEmail());
    const id = await enrol(email, ownCompany);
    const role = await werkbank.roles.findOneByName({ name: 'platform-admin' });
    const roles = [{ id: role?.id ?? '', name: 'platform-admin' }];
    await werkbank.users.addRealmRoleMappings({ id, roles });
    expect(await signIn(email)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
    expect(await linksOf(id)).toEqual([]);
    await werkbank.users.delRealmRoleMappings({ id, roles });
    expect(await signIn(email)).toHaveProperty('accessToken');
    await werkbank.users.addRealmRoleMappings({ id, roles });
    expect(await signIn(email)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
  });

  it('refuses a person who moved to another company', async () => {
    const email = await hire(freshEmail());
    const id = await enrol(email, ownCompany);
    expect(await signIn(email)).toHaveProperty('accessToken');
    const account = await werkbank.users.findOne({ id });
    const attributes = { ...account?.attributes, company_id: ['201'] };
    await werkbank.users.update({ id }, { ...account, attributes });
    expect(await signIn(email)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
  });

  it('signs a person in whose id at the provider changed', async () => {
    const email = freshEmail();
    const former = await create(company, personAtCompany(email));
    await enrol(email, ownCompany);
    expect(await signIn(email)).toHaveProperty('accessToken');
    await company.users.del({ id: former });
    await create(company, personAtCompany(email));
    const { accessToken, confirmed } = await signIn(email);
    expect(confirmed).toContain('Ab jetzt gilt bei Werkbank das neue');
    expect(claimsOf(accessToken)).toMatchObject({ email, user_id: 4711 });
    expect(await signIn(email)).not.toHaveProperty('confirmed');
  });

  it('refuses an e-mail that the company has not confirmed', async () => {
    const email = await hire(freshEmail(), { emailVerified: false });
    await enrol(email, ownCompany);
    const { accessToken, page } = await signIn(email);
    expect(accessToken).toBeUndefined();
    expect(page).toContain('Ihre Firma hat nicht bestätigt');
  });

  it('refuses a person with the username of a foreign account', async () => {
    const username = `user-${randomUUID()}`;
    await enrol(freshEmail(), ownCompany, { username });
    const stranger = await hire(freshEmail(), { username });
    expect(await signIn(stranger)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
  });

  it('refuses a disabled user', async () => {
    const email = await hire(freshEmail());
    await enrol(email, ownCompany, { enabled: false });
    const { accessToken, page } = await signIn(email);
    expect(accessToken).toBeUndefined();
    expect(page).toContain('gesperrt');
  });
});
