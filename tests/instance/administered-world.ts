import { randomBytes } from 'node:crypto';
import type { Company } from '@werkbank/contracts/entities';
import {
  type AdministeredWorld,
  type AdministrationCaller,
  callersOfAdministration,
} from '@werkbank/contracts/fixtures';
import { type Account, accountOf, type Person, signIn } from './running-instance.ts';

type Callers = Record<AdministrationCaller, Person | 'visitor'>;

export interface PeopledWorld {
  readonly world: AdministeredWorld;
  readonly callers: Callers;
  /** Takes people and addresses away again that the test has made. */
  readonly remove: () => Promise<void>;
}

const password = 'Journey-2026';
const ofCompany = (email: string) => accountOf((account) => account.email === email);

/** Fresh people in two demo companies, for the table of administration rights. */
export async function peopledWorld(): Promise<PeopledWorld> {
  const admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
  const [buying, other, producing] = [
    ofCompany('einkauf@kellermatt.example'),
    ofCompany('einkauf@bergfurt.example'),
    ofCompany('verkauf@kerbwerk.example'),
  ];
  const made: number[] = [];
  const add = async (
    of: Account | undefined,
    companyAdmin = false,
  ): Promise<Account & { userId: number }> => {
    const account = {
      ...(of ?? buying),
      email: `table-${randomBytes(6).toString('hex')}@login.example`,
      password,
    };
    const { userId } = await admin.api('createUser', {
      body: {
        email: account.email,
        password,
        salutation: 'Ms',
        firstName: 'Tabea',
        lastName: 'Tischer',
        phone: '+41 62 555 01 22',
        language: 'de',
        companyId: of?.companyId ?? null,
        roles: { PlatformAdmin: false, CompanyAdmin: companyAdmin },
      },
    });
    made.push(userId);
    return { ...account, userId };
  };
  const callers: Callers = {
    visitor: 'visitor',
    loner: await signIn(await add(undefined)),
    buyer: await signIn(await add(buying)),
    companyAdmin: await signIn(await add(buying, true)),
    otherAdmin: await signIn(await add(other, true)),
    producer: await signIn(await add(producing)),
    producerAdmin: await signIn(await add(producing, true)),
    platformAdmin: admin,
  };
  const world = await worldOf(admin, buying, producing, async (id) => (await add(id)).userId, callers);
  return {
    world,
    callers,
    async remove() {
      for (const userId of made) {
        await admin.api('deleteUser', { params: { userId } }).catch(onlyIfGone);
      }
      await removePlaces(admin, world);
    },
  };
}

async function worldOf(
  admin: Person,
  buying: Account,
  producing: Account,
  add: (of: Account) => Promise<number>,
  callers: Callers,
): Promise<AdministeredWorld> {
  const idOf = (caller: AdministrationCaller): number => {
    const person = callers[caller];
    return person === 'visitor' ? 999_999_998 : person.user.id;
  };
  const customer = await admin.api('getCustomer', { params: { companyId: buying.companyId ?? 0 } });
  const company = await admin.api('getProducerCompany', { params: { companyId: producing.companyId ?? 0 } });
  const {
    id: producerId,
    companies: _,
    ...producer
  } = await admin.api('getProducer', {
    params: { producerId: company.producerId ?? 0 },
  });
  const leaving: Partial<Record<AdministrationCaller, number>> = {};
  for (const caller of callersOfAdministration) leaving[caller] = await add(buying);
  const { name, customerType, taxNumber, kanton, phone } = customer;
  const { id: billingId, ...billing } = billingOf(customer);
  const { id: placeId, ...place } = billingOf(company);
  return {
    customer: {
      id: customer.id,
      data: {
        name,
        customerType: customerType ?? 'Company',
        taxNumber,
        kanton,
        phone,
        country: billing.country,
      },
      billing,
      billingId,
    },
    producer: { id: producerId, data: producer },
    producerCompany: { id: company.id, name: company.name, billing: place, billingId: placeId },
    colleague: await add(buying),
    leaving: leaving as Record<AdministrationCaller, number>,
    callers: Object.fromEntries(callersOfAdministration.map((caller) => [caller, idOf(caller)])) as Record<
      AdministrationCaller,
      number
    >,
    configuration: await admin.api('getConfiguration', {}),
  };
}

function billingOf({ name, primaryAddress }: Company) {
  if (!primaryAddress) throw new Error(`${name} of the demo has a billing address`);
  const { type: _, ...address } = primaryAddress;
  return address;
}

async function removePlaces(admin: Person, { customer, producerCompany }: AdministeredWorld): Promise<void> {
  for (const [remove, list, companyId] of [
    ['deleteCustomerAddress', 'listCustomerAddresses', customer.id],
    ['deleteProducerCompanyAddress', 'listProducerCompanyAddresses', producerCompany.id],
  ] as const) {
    const addresses = await admin.api(list, { params: { companyId } });
    for (const { id } of addresses.filter(({ name }) => name === 'Halle 9')) {
      await admin.api(remove, { params: { companyId, addressId: id } });
    }
  }
}

function onlyIfGone(error: unknown): void {
  if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error;
}
