import { dayOf } from '@werkbank/contracts/calendar';
import { keptFacts } from '@werkbank/contracts/fixtures';
import { erasePerson } from '@werkbank/platform/personal-data';
import { testUser } from '@werkbank/platform/testing';
import { personalData } from '../../personal-data/personal-data.js';
import { examples, startWorldOfBuyers } from '../../testing/world-of-buyers.js';

const { company } = examples;
let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => world.forget());

describe('what the buyer adds to an order', () => {
  const given = { ...keptFacts, wishedDate: dayOf(new Date()) };
  const change = (id: string, content: object) =>
    world.instance
      .em()
      .execute('update order_draft set content = content || ?::jsonb where id = ?', [
        JSON.stringify(content),
        id,
      ]);

  it('stands in the draft as it was typed, and in the order', async () => {
    const { id } = await world.draft(given);
    const draft = await world.instance.callAs(world.buyer, 'getOrderDraft', { params: { draftId: id } });
    expect(draft).toMatchObject(given);
    await world.submit(id);
    expect(await world.eventOf(id)).toMatchObject(given);
  });

  it('stands beside its line, in the draft and in the order, and not in the quote', async () => {
    const { order, section } = examples;
    const items = section.items.map((item) => ({ ...item, remark: 'Für Maschine 7' }));
    const { id, orderSections } = await world.draft({ ...order, orderSections: [{ ...section, items }] });
    expect(orderSections[0]?.items).toMatchObject([{ remark: 'Für Maschine 7' }]);
    expect(world.quotes[0]?.items.some((item) => 'remark' in item)).toBe(false);
    await world.submit(id);
    expect((await world.eventOf(id))?.orderSections[0]?.items).toMatchObject([{ remark: 'Für Maschine 7' }]);
  });

  it('makes another draft where it differs', async () => {
    const one = await world.draft({ ...given, costCenter: 'same' });
    const other = await world.draft({ ...given, costCenter: 'same', remark: null });
    expect(other.id).not.toBe(one.id);
  });

  it('cannot be wished for a day that has passed until the submit', async () => {
    const { id } = await world.draft(given);
    await change(id, { wishedDate: '2020-01-01' });
    await expect(world.submit(id)).rejects.toMatchObject({ status: 409, code: 'WISHED_DATE_PAST' });
    expect(world.released).toEqual([]);
    expect(await world.eventOf(id)).toBeUndefined();
  });

  it('is missing in drafts from before, which are shown and ordered', async () => {
    const { id } = await world.draft();
    await world.instance.em().execute(
      `update order_draft set content = content
        - array['ownOrderNumber', 'wishedDate', 'contactName', 'contactPhone', 'remark'] where id = ?`,
      [id],
    );
    const draft = await world.instance.callAs(world.buyer, 'getOrderDraft', { params: { draftId: id } });
    expect('ownOrderNumber' in draft).toBe(false);
    await world.submit(id);
    expect((await world.eventOf(id))?.draftId).toBe(id);
  });

  it('names no contact once its buyer is erased', async () => {
    const buyer = await testUser({ companyId: company.id, companyType: 'Customer', lastName: 'Leaver' });
    const { id } = await world.draft(given, buyer);
    await world.submit(id, buyer);
    await world.instance.settled();
    const erase = () =>
      world.instance.ownerEm().transactional((em) => erasePerson(em, personalData, buyer.userId));
    expect(await erase()).toBeGreaterThan(0);
    expect(await erase()).toBe(0);
    const [kept] = await world.instance
      .em()
      .execute(
        `select content, (select jsonb_agg(payload)::text from outbox) as events from order_draft where id = ?`,
        [id],
      );
    expect(kept).toMatchObject({ content: { contactName: null, contactPhone: null, remark: given.remark } });
    expect(JSON.stringify(kept)).toContain(given.ownOrderNumber);
    const { events } = kept as { events: string };
    const own = (JSON.parse(events) as { draftId?: string }[]).filter(({ draftId }) => draftId === id);
    expect(own).toMatchObject([
      { contactName: '—', contactPhone: '—', ownOrderNumber: given.ownOrderNumber },
    ]);
  });
});

describe.each([
  ['ownOrderNumberRequired', 'ownOrderNumber', 'OWN_ORDER_NUMBER_REQUIRED', 'eine eigene Bestellnummer'],
  ['costCenterRequired', 'costCenter', 'COST_CENTER_REQUIRED', 'eine Kostenstelle'],
] as const)('a company that demands %s', (demand, field, code, words) => {
  const demanded = () => {
    world.answers.buyer = (answer) => ({ ...answer, company: { ...answer.company, [demand]: true } });
  };

  it.each([[null], [undefined]])('gets no draft without it (%s), refused at its field', async (missing) => {
    demanded();
    await expect(world.draft({ [field]: missing })).rejects.toMatchObject({
      status: 409,
      code,
      message: expect.stringContaining(words),
      body: { field },
    });
  });

  it('gets no order of an older draft, also from a colleague', async () => {
    const { id } = await world.draft({ [field]: null, remark: code });
    demanded();
    for (const caller of [world.buyer, world.colleague])
      await expect(world.submit(id, caller)).rejects.toMatchObject({ status: 409, code });
    expect(await world.eventOf(id)).toBeUndefined();
  });

  it('orders with it', async () => {
    demanded();
    const { id } = await world.draft({ [field]: code });
    await world.submit(id);
    expect(await world.eventOf(id)).toMatchObject({ [field]: code });
  });
});
