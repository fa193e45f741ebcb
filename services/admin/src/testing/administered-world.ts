import { type AdministeredWorld, callersOfAdministration } from '@werkbank/contracts/fixtures';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducerCompany, smallWorld, swissCustomer } from './admin-instance.js';
import { freshUserId, type TestPeople, type TestPerson } from './test-people.js';

type Callers = Record<(typeof callersOfAdministration)[number], TestPerson | 'visitor'>;

/** Objects of the access table, in the small world of the tests. */
export async function administeredWorld(
  instance: TestInstance,
  people: TestPeople,
  callers: Callers,
): Promise<AdministeredWorld> {
  const addressOf = (id: number) => {
    const found = smallWorld.addresses.find((address) => address.id === id);
    if (!found) throw new Error('the small world has this address');
    const { name, street, house: number, addressSupplement, zipCode, city, country } = found;
    return { name, street, house: number, addressSupplement, zipCode, city, country };
  };
  const [producer] = smallWorld.producers;
  if (!producer) throw new Error('the small world has a producer');
  const { id: producerId, ...producerData } = producer;
  const idOf = (caller: keyof Callers): number => {
    const person = callers[caller];
    return person === 'visitor' ? freshUserId() : person.userId;
  };
  const each = async (of: (caller: keyof Callers) => number | Promise<number>) =>
    Object.fromEntries(
      await Promise.all(callersOfAdministration.map(async (caller) => [caller, await of(caller)])),
    ) as Record<keyof Callers, number>;
  const configuration: CallAnswer<'getConfiguration'> = await instance.callAs(
    'visitor',
    'getConfiguration',
    {},
  );
  return {
    customer: {
      id: swissCustomer,
      data: {
        name: 'Kellermatt AG',
        customerType: 'Company',
        taxNumber: 'CHE-1',
        kanton: null,
        phone: null,
        country: 'CH',
      },
      billing: addressOf(2010),
      billingId: 2010,
    },
    producer: { id: producerId, data: producerData },
    producerCompany: {
      id: germanProducerCompany,
      name: 'Kerbwerk GmbH',
      billing: { ...addressOf(1020), zipCode: '73230' },
      billingId: 1020,
    },
    colleague: (await people.add({ companyId: swissCustomer })).userId,
    leaving: await each(async () => (await people.add({ companyId: swissCustomer })).userId),
    callers: await each(idOf),
    configuration,
  };
}
