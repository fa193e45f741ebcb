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

/** Somebody gets an account at the company's own provider. */
async function hire(email: string, more: Account = {}): Promise<string> {
  await create(company, { ...personAtCompany(email), ...more });
  return email;
}

/** An account at Werkbank, without a password as services/admin makes it for whoever was never given one. */
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
  it('lets somebody in as the user of the same e-mail, again and again, and changes nothing about them', async () => {
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

  it('creates nobody: whoever Werkbank does not know reads so in German and English', async () => {
    const email = await hire(freshEmail());
    expect((await signIn(email)).page).toContain(nobodyOfOurs);
    expect((await signIn(email, 'en')).page).toContain('There is no Werkbank user for this account yet');
    expect(await werkbank.users.find({ exact: true, email })).toEqual([]);
  });

  it.each([
    ['another company', '201'],
    ['no company, as platform admins are', undefined],
  ])('speaks for its own people only, not for somebody of %s', async (_, companyId) => {
    const email = await hire(freshEmail());
    const id = await enrol(email, companyId);
    expect(await signIn(email)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
    expect(await linksOf(id)).toEqual([]);
  });

  it('speaks for no platform admin, whatever company they are in', async () => {
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

  it('no longer lets in somebody who went to another company', async () => {
    const email = await hire(freshEmail());
    const id = await enrol(email, ownCompany);
    expect(await signIn(email)).toHaveProperty('accessToken');
    const account = await werkbank.users.findOne({ id });
    const attributes = { ...account?.attributes, company_id: ['201'] };
    await werkbank.users.update({ id }, { ...account, attributes });
    expect(await signIn(email)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
  });

  it('lets somebody in whom the company keeps under another number since', async () => {
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

  it('lets nobody in by an e-mail that the company has not confirmed', async () => {
    const email = await hire(freshEmail(), { emailVerified: false });
    await enrol(email, ownCompany);
    const { accessToken, page } = await signIn(email);
    expect(accessToken).toBeUndefined();
    expect(page).toContain('Ihre Firma hat nicht bestätigt');
  });

  it('gives nobody an account by calling themselves as that account is called', async () => {
    const username = `user-${randomUUID()}`;
    await enrol(freshEmail(), ownCompany, { username });
    const stranger = await hire(freshEmail(), { username });
    expect(await signIn(stranger)).toEqual({ page: expect.stringContaining(nobodyOfOurs) });
  });

  it('does not bring back who is disabled here', async () => {
    const email = await hire(freshEmail());
    await enrol(email, ownCompany, { enabled: false });
    const { accessToken, page } = await signIn(email);
    expect(accessToken).toBeUndefined();
    expect(page).toContain('gesperrt');
  });
});
