import { refuse } from '@werkbank/contracts/errors';
import { DeleteOldDrafts } from '../delete-old-drafts/delete-old-drafts.js';
import { maxOpenDrafts } from '../draft-order/keep-draft.js';
import { AcceptOrder } from './accept-order.js';
import { testUser } from '@werkbank/platform/testing';
import { asTheService } from '@werkbank/platform/request';
import { examples, startWorldOfBuyers } from '../../testing/world-of-buyers.js';

const { section, company } = examples;
let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
}, 60_000);
afterAll(() => world.instance.stop());
beforeEach(() => world.forget());

const ordersWritten = async () => {
  const [row] = await world.instance
    .em()
    .execute<{ count: number }[]>(
      'select count(*)::int as count from order_draft where order_id is not null',
    );
  return row?.count;
};

it('tells what each article is called in both languages, why its line is taxed so, and what customs asks for', async () => {
  const said = {
    articleTexts: { de: 'Spiralbohrer', en: 'Twist drill' },
    taxReason: 'reducedRate',
    tariffNumber: '8207.60',
    originCountry: 'DE',
  };
  world.answers.quote = (quoted) => ({
    ...quoted,
    items: quoted.items.map((item) => ({ ...item, ...said })),
  });
  const { id } = await world.draft();
  await world.submit(id);
  expect((await world.eventOf(id))?.orderSections.flatMap(({ items }) => items)).toMatchObject([said]);
});

describe('stock of a submit', () => {
  it('is reserved by the submit, not by the draft', async () => {
    const { id } = await world.draft();
    expect(world.quotes.map(({ reserveFor }) => reserveFor)).toEqual([undefined]);
    await world.submit(id);
    expect(world.quotes.at(-1)?.reserveFor).toBe(id);
    expect(world.released).toEqual([]);
  });

  it('is freed again if the dispatch date has become later', async () => {
    const { id } = await world.draft();
    const later = '2027-01-04';
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        plannedShipmentDate: later,
        plannedShipmentFromStock: false,
      })),
    });
    const before = await ordersWritten();
    await expect(world.submit(id)).rejects.toMatchObject({ status: 409, code: 'DRAFT_DATE_CHANGED' });
    expect(world.released).toEqual([id]);
    expect(await ordersWritten()).toBe(before);
  });

  it('does not hold where another submit of the draft has given back what both had reserved', async () => {
    const { id } = await world.draft();
    const accept = world.instance.app.get(AcceptOrder);
    await asTheService(() => accept.giveBack(id, refuse('DRAFT_OUTDATED')));
    const submitter = { ...examples.buyer.user };
    await expect(
      asTheService(() => accept.accept({ draftId: id, refusals: 0, submitter, customerType: null })),
    ).resolves.toMatchObject({
      code: 'DRAFT_OUTDATED',
    });
    expect(world.released).toEqual([id, id]);
    await expect(world.submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is kept where a refused submit finds the draft ordered', async () => {
    const { id } = await world.draft();
    const { orderId } = await world.submit(id);
    const givenBack = asTheService(() =>
      world.instance.app.get(AcceptOrder).giveBack(id, refuse('DRAFT_OUTDATED')),
    );
    await expect(givenBack).resolves.toEqual({ orderId });
    expect(world.released).toEqual([]);
  });
});

describe('who submits', () => {
  it('is asked for once more: a deleted company or a disabled user orders nothing', async () => {
    const { id } = await world.draft();
    world.answers.buyer = () => null;
    const before = await ordersWritten();
    await expect(world.submit(id)).rejects.toMatchObject({ status: 403, code: 'BUYER_NOT_ACTIVE' });
    expect(await ordersWritten()).toBe(before);
  });

  it('orders nothing by a token of a session that is over', async () => {
    const { id } = await world.draft();
    world.answers.buyer = (found) => ({ ...found, sessionOver: true });
    const before = await ordersWritten();
    await expect(world.submit(id)).rejects.toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
    expect(await ordersWritten()).toBe(before);
    expect(world.sessions.at(-1)).toEqual({ sessionId: expect.any(String), issuedAt: expect.any(Number) });
  });

  it.each<[string, Partial<typeof company>]>([
    [
      'a deleted shipping address',
      { addresses: company.addresses.filter(({ type }) => type !== 'Shipping') },
    ],
    ['another tax number', { taxNumber: 'DE123456789' }],
    [
      'a billing address in another country',
      { primaryAddress: company.primaryAddress && { ...company.primaryAddress, country: 'DE' } },
    ],
  ])('is told of %s instead of ordering', async (_, change) => {
    const { id } = await world.draft();
    world.answers.buyer = (asked) => ({ ...asked, company: { ...company, ...change } });
    await expect(world.submit(id)).rejects.toMatchObject({ status: 409, code: 'DRAFT_ADDRESSES_CHANGED' });
  });

  it('is who orders, also what a colleague drew up, who stays visible', async () => {
    const { id, draftedBy } = await world.draft();
    expect(draftedBy?.userId).toBe(world.buyer.userId);
    await world.submit(id, world.colleague);
    expect(await world.eventOf(id)).toMatchObject({
      buyer: { userId: world.colleague.userId, firstName: `Person ${world.colleague.userId}` },
      draftedBy: { userId: world.buyer.userId, firstName: `Person ${world.buyer.userId}` },
    });
    const own = await world.draft();
    await world.submit(own.id);
    expect(await world.eventOf(own.id)).not.toHaveProperty('draftedBy');
  });
});

describe('a draft', () => {
  it('does not name one article several times by places that there are not', async () => {
    const elsewhere = [987_001, 987_002].map((dispatchLocationId) => ({ ...section, dispatchLocationId }));
    await expect(world.draft({ orderSections: elsewhere })).rejects.toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
    });
  });

  it('is superseded by a newer draft of the same person, and valid again if the same content is drafted again', async () => {
    const body = { costCenter: 'ten pieces' };
    const older = await world.draft(body);
    const newer = await world.draft({ costCenter: 'fifty pieces' });
    await expect(world.submit(older.id)).rejects.toMatchObject({ status: 409, code: 'DRAFT_SUPERSEDED' });
    await world.submit(newer.id);
    await expect(world.submit(older.id)).rejects.toMatchObject({ code: 'DRAFT_SUPERSEDED' });
    expect((await world.draft(body)).id).toBe(older.id);
    await expect(world.submit(older.id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is not outdated by what a colleague draws up', async () => {
    const { id } = await world.draft();
    await world.draft({}, world.colleague);
    await expect(world.submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('makes room for the newest where one person piles them up, and takes none from others', async () => {
    const hoarder = await testUser({
      companyId: company.id,
      companyType: 'Customer',
      lastName: 'Hoarder',
    });
    const older = await world.draft({}, world.colleague);
    const ids: string[] = [];
    for (let made = 0; made < maxOpenDrafts + 3; made++) ids.push((await world.draft({}, hoarder)).id);
    const kept = await world.instance
      .em()
      .execute<{ id: string }[]>('select id from order_draft where user_id = ? order by drafted_at', [
        hoarder.userId,
      ]);
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(3));
    await expect(
      world.instance.callAs(world.colleague, 'getOrderDraft', { params: { draftId: older.id } }),
    ).resolves.toMatchObject({ id: older.id });
  });

  it('is deleted a month after nobody ordered it; what was ordered stays', async () => {
    const [old, ordered, recent] = [
      await world.draft({}, world.colleague),
      await world.draft(),
      await world.draft(),
    ];
    await world.instance.em().execute(`update order_draft set order_id = 900001 where id = ?`, [ordered.id]);
    await world.instance
      .em()
      .execute(`update order_draft set drafted_at = now() - interval '31 days' where id in (?, ?)`, [
        old.id,
        ordered.id,
      ]);
    await world.instance
      .em()
      .execute(`update order_draft set drafted_at = now() - interval '29 days' where id = ?`, [recent.id]);
    const replica = await world.instance.startReplica();
    await replica.close();
    await world.instance.app.get(DeleteOldDrafts).run();
    const left = await world.instance
      .em()
      .execute<{ id: string }[]>('select id from order_draft where id in (?, ?, ?)', [
        old.id,
        ordered.id,
        recent.id,
      ]);
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([ordered.id, recent.id]));
  });
});

describe('an order that was drawn up and not placed', () => {
  const openDraft = async (who = world.buyer) =>
    (await world.instance.callAs(who, 'getOwnBasket', {})).openDraft;

  it("is named on whatever device its person signs in, and on nobody else's", async () => {
    const { id } = await world.draft();
    expect(await openDraft()).toEqual({ id, draftedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect((await openDraft(world.colleague))?.id).not.toBe(id);
  });

  it('is the newest one, and none once the newest one was placed', async () => {
    await world.draft();
    const { id } = await world.draft();
    expect((await openDraft())?.id).toBe(id);
    await world.submit(id);
    expect(await openDraft()).toBeNull();
  });

  it('is not named to its person in another company, who may not see it', async () => {
    const { id } = await world.draft();
    expect((await openDraft())?.id).toBe(id);
    await world.instance
      .em()
      .execute('update order_draft set company_id = company_id + 1 where id = ?', [id]);
    expect(await openDraft()).toBeNull();
  });
});
