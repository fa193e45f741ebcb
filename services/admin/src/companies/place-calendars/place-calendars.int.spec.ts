import { addDays, dayOf } from '@werkbank/contracts/calendar';
import { type PlaceCalendarData, usualPlaceCalendar } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducerCompany, swissProducerCompany } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let producerAdmin: TestPerson;
let producer: TestPerson;
let otherAdmin: TestPerson;
let platformAdmin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  producerAdmin = await people.add({ companyId: swissProducerCompany, roles: ['company-admin'] });
  producer = await people.add({ companyId: swissProducerCompany });
  otherAdmin = await people.add({ companyId: germanProducerCompany, roles: ['company-admin'] });
  platformAdmin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const today = dayOf(new Date());
const calendar: PlaceCalendarData = {
  region: 'TI',
  weekdays: [1, 2, 3, 4],
  cutOff: '14:30',
  closedPeriods: [{ from: '2026-12-24', to: '2027-01-06' }],
};
const set = (
  caller: TestPerson,
  body: PlaceCalendarData & { optimisticLockKey?: number },
  addressId = 1051,
) =>
  instance.callAs(caller, 'setPlaceCalendar', {
    params: { companyId: swissProducerCompany, addressId },
    body,
  });

describe('the calendar of a dispatch location', () => {
  it.each([
    ['the admin of its company', () => producerAdmin],
    ['a platform admin', () => platformAdmin],
  ])('is set by %s, shown and told', async (_who, who) => {
    const weekdays = who() === producerAdmin ? [1, 2] : calendar.weekdays;
    const answer = await set(who(), { ...calendar, weekdays });
    expect(answer.calendar).toEqual({ ...calendar, weekdays });
    expect(answer.company?.addresses.find(({ id }) => id === 1051)).toMatchObject({ calendar: { weekdays } });
    await instance.settled();
    const told = (await instance.courier.sent('admin.producer-changed.v1')).filter(({ id }) => id === 2);
    expect(told.at(-1)?.companies[0]?.dispatchLocations[0]).toMatchObject({
      id: 1051,
      calendar: { weekdays },
    });
    const places = await instance.callAs(producer, 'listProducerDispatchLocations', {
      params: { companyId: swissProducerCompany },
    });
    expect(places).toMatchObject([{ calendar: { weekdays, cutOff: '14:30', timeZone: 'Europe/Zurich' } }]);
  });

  it('begins with the region of a new dispatch location', async () => {
    const place = {
      name: 'Werk',
      street: 'Weg',
      house: '1',
      zipCode: '6500',
      city: 'Bellinzona',
      country: 'CH',
    };
    const add = (region: string | null, type: 'DispatchLocation' | 'Shipping' = 'DispatchLocation') =>
      instance.callAs(platformAdmin, 'createProducerCompanyAddress', {
        params: { companyId: swissProducerCompany },
        body: { ...place, type, region },
      });
    const calendarOf = async (created: ReturnType<typeof add>) => {
      const { id, company } = await created;
      return company?.addresses.find((address) => address.id === id)?.calendar;
    };
    expect(await calendarOf(add('TI'))).toEqual({ ...usualPlaceCalendar, region: 'TI' });
    expect(await calendarOf(add(null))).toBeNull();
    expect(await calendarOf(add('TI', 'Shipping'))).toBeFalsy();
    expect(await refusalOf(add('BY'))).toMatchObject({ code: 'REGION_OF_OTHER_COUNTRY', field: 'region' });
  });

  it('is not set by people of the company without the role, nor by another company', async () => {
    expect(await refusalOf(set(producer, calendar))).toMatchObject({ status: 403 });
    expect(await refusalOf(set(otherAdmin, calendar))).toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    expect(await refusalOf(set(producerAdmin, calendar, 1021))).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });

  it("is refused after another person's change", async () => {
    const { optimisticLockKey = 0 } = await set(producerAdmin, { ...calendar, cutOff: '09:00' });
    await set(platformAdmin, { ...calendar, cutOff: '10:00', optimisticLockKey });
    expect(await refusalOf(set(producerAdmin, { ...calendar, optimisticLockKey }))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
  });

  it.each<[string, Partial<PlaceCalendarData>, string, string]>([
    ['a German state for a Swiss place', { region: 'BY' }, 'REGION_OF_OTHER_COUNTRY', 'region'],
    ['no weekday', { weekdays: [] }, 'WEEKDAYS_REQUIRED', 'weekdays'],
    [
      'an end before the beginning',
      { closedPeriods: [{ from: '2027-01-02', to: '2027-01-01' }] },
      'PERIOD_REVERSED',
      'closedPeriods.0.to',
    ],
    [
      'a closed year',
      { closedPeriods: [{ from: today, to: addDays(today, 366) }] },
      'NO_WORKING_DAY',
      'closedPeriods',
    ],
    [
      'closed Mondays of a place that works on Mondays',
      {
        weekdays: [1],
        closedPeriods: [
          { from: addDays(today, 7), to: addDays(today, 200) },
          { from: addDays(today, 201), to: addDays(today, 380) },
        ],
      },
      'NO_WORKING_DAY',
      'closedPeriods',
    ],
    [
      'a day in eleven years',
      { closedPeriods: [{ from: addDays(today, 4000), to: addDays(today, 4000) }] },
      'CLOSED_DAY_TOO_FAR',
      'closedPeriods.0.to',
    ],
  ])('is refused with %s', async (_what, wrong, code, field) => {
    expect(await refusalOf(set(producerAdmin, { ...calendar, ...wrong }))).toMatchObject({
      status: 400,
      code,
      field,
    });
  });

  it('loses its region if the place moves to another country', async () => {
    await set(platformAdmin, calendar);
    const address = {
      name: 'Place 1051',
      street: 'Werkgasse',
      house: '1',
      addressSupplement: null,
      zipCode: '78532',
      city: 'City 1051',
      country: 'DE',
    };
    const moved = await instance.callAs(platformAdmin, 'updateProducerCompanyAddress', {
      params: { companyId: swissProducerCompany, addressId: 1051 },
      body: address,
    });
    expect(moved.calendar).toEqual({ ...calendar, region: null });
  });
});

describe('holidays', () => {
  const listed = (countryCode: string, region?: string) =>
    instance.callAs(producer, 'listHolidays', {
      params: { countryCode },
      query: region === undefined ? {} : { region },
    });

  it('are those of the coming year, in a canton more than in the country', async () => {
    const swiss = await listed('CH');
    const ticino = await listed('CH', 'TI');
    expect(ticino.holidays.length).toBeGreaterThan(swiss.holidays.length);
    const days = ticino.holidays.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect(days.every((day) => day >= today && day <= addDays(today, 365))).toBe(true);
  });

  it('are refused for a region of another country', async () => {
    expect(await refusalOf(listed('CH', 'BY'))).toMatchObject({ code: 'REGION_OF_OTHER_COUNTRY' });
  });
});
