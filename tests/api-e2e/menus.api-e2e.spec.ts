import { type Caller, mayCall, type SignedInUser } from '@werkbank/contracts/access';
import type { RegisteredRemote } from '@werkbank/contracts/shell-api';
import { runningInstance } from '../instance/running-instance.ts';

const somebody: SignedInUser = {
  kind: 'user',
  userId: 1,
  email: 'somebody@werkbank.example',
  firstName: 'Ada',
  lastName: 'Meier',
  roles: [],
  sessionId: 's',
  language: 'de',
};

/** The personal menu that the remotes of the running instance make together, in its order.  */
describe('the personal menu', () => {
  let remotes: RegisteredRemote[];

  beforeAll(async () => {
    remotes = (await (await fetch(`${runningInstance().address}/remotes.json`)).json()) as RegisteredRemote[];
  });

  const menuOf = (caller: Caller) =>
    remotes
      .flatMap(({ menu }) => menu)
      .filter(({ access, notFor }) => mayCall(access, caller) && !(notFor && mayCall(notFor, caller)))
      .sort((one, other) => one.order - other.order)
      .map(({ label }) => label.en);

  it('of a visitor is a general link to orders', () => {
    expect(menuOf({ kind: 'visitor', language: 'de' })).toEqual(['Orders']);
  });

  it('of a customer', () => {
    const buyer: Caller = { ...somebody, companyId: 201, companyType: 'Customer' };
    expect(menuOf(buyer)).toEqual([
      'Profile',
      'Company',
      'Quick order',
      'Lists',
      'Orders',
      'Request discount',
      'Catalogue with prices',
      'Own article numbers',
    ]);
    expect(menuOf({ ...buyer, roles: ['company-admin'] })).toEqual(menuOf(buyer));
  });

  it('of a producer', () => {
    const producer: Caller = { ...somebody, companyId: 102, companyType: 'Producer' };
    expect(menuOf(producer)).toEqual([
      'Profile',
      'Company',
      'Quick order',
      'Lists',
      'Purchase orders',
      'Own sales orders',
      'Excel export',
      'Request discount',
      'Articles',
      'Catalogue import',
      'Own article numbers',
      'Discount requests',
      'Discount groups',
      'Discount assignments',
      'Article groups',
      'Country price factors',
      'Surcharges',
      'Why this price',
    ]);
  });

  it('of a platform admin', () => {
    expect(menuOf({ ...somebody, roles: ['platform-admin'] })).toEqual(
      'Profile, Setup, Users, Customers, Manufacturers, Categories, Searches without a hit, Orders, Articles, Catalogue import, Currencies, Freight, Customs, Taxes, Sidebar panel, Document details, Audit trail, Operations, Why this price'.split(
        ', ',
      ),
    );
  });
});
