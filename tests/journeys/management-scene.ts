import type { Screen } from './browser/judge-screen.ts';
import type { Visit } from './browser/visit.ts';
import { type BroughtIn, broughtIn } from '../instance/brought-in.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';

export type ManagementRole = 'company admin' | 'buyer' | 'producer admin' | 'platform admin';

/** Accounts of the demo data by role. */
export const emailOf: Readonly<Record<ManagementRole, string>> = {
  'company admin': 'leitung@kellermatt.example',
  buyer: 'einkauf@kellermatt.example',
  'producer admin': 'leitung@kerbwerk.example',
  'platform admin': 'admin@werkbank.example',
};

export const companyNameOf = (role: ManagementRole): string =>
  accountOf(({ email }) => email === emailOf[role]).companyName ?? '';

/** Objects for the screens: a producer, one of its companies, a customer's user, catalogue imports. */
export interface ManagementScene {
  readonly producerId: number;
  readonly producerCompanyId: number;
  readonly userId: number;
  readonly pdfItemId: number;
  readonly imports: BroughtIn;
}

/** Looks up these objects in the demo data and imports catalogues. */
export async function setTheManagementScene(admin: Person): Promise<ManagementScene> {
  const producerAdmin = accountOf(({ email }) => email === emailOf['producer admin']);
  const [{ producers }, { users }, items, imports] = await Promise.all([
    admin.api('listProducers', { query: {} }),
    admin.api('listUsers', { query: { search: 'kellermatt' } }),
    admin.api('listSidebarItems', {}),
    signIn(producerAdmin).then(broughtIn),
  ]);
  const [producer] = producers;
  const [user] = users;
  const item = items.find(({ type }) => type === 'pdf');
  if (!producer?.companies[0] || !user || !item)
    throw new Error('the demo data lacks what these screens show');
  return {
    producerId: producer.id,
    producerCompanyId: producer.companies[0].id,
    userId: user.id,
    pdfItemId: item.id,
    imports,
  };
}

export type ManagementScreen = Screen<ManagementRole, ManagementScene>;

/** Clicks a button of the page or of its dialog. */
export const button = ({ page }: Visit, name: string) =>
  page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name }).click();
/** Waits for the errors of a form. */
export const complaints = ({ page }: Visit) =>
  page.getByRole('alert').filter({ visible: true }).first().waitFor();

/** A list after its rows are loaded. */
export const list = (name: string, role: ManagementRole, path: string): ManagementScreen => ({
  name,
  role,
  open: async ({ page }) => {
    await page.goto(`/management/${path}`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  },
});
