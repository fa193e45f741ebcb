import { examples, startWorldOfBuyers } from '../../testing/world-of-buyers.js';

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
}, 60_000);
afterAll(() => world.instance.stop());
beforeEach(() => world.forget());

describe('an order whose stock is short', () => {
  const parts = (now: number, later: number) => [
    { quantity: now, plannedShipmentDate: '2026-11-30', plannedShipmentFromStock: true },
    { quantity: later, plannedShipmentDate: '2027-01-12', plannedShipmentFromStock: false },
  ];
  const shortOf = (now: number, later: number) => {
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        ...parts(now, later).at(-1),
        quantity: now + later,
        promisedParts: parts(now, later),
      })),
    });
  };
  const sectionOf = async (id: string) => (await world.eventOf(id))?.orderSections[0];

  it('leaves in the promised parts, and keeps what is there of its lines', async () => {
    shortOf(5, 7);
    const draft = await world.draft({ deliverInParts: true });
    expect(draft).toMatchObject({
      deliverInParts: true,
      orderSections: [{ plannedShipmentDate: '2027-01-12' }],
    });
    await world.submit(draft.id);
    expect(world.quotes.at(-1)).toMatchObject({ reserveFor: draft.id, reserveParts: true });
    const { articleId } = examples.quotedItem;
    expect((await sectionOf(draft.id))?.parts).toEqual([
      {
        plannedShipmentDate: '2026-11-30',
        plannedShipmentFromStock: true,
        items: [{ articleId, quantity: 5 }],
      },
      {
        plannedShipmentDate: '2027-01-12',
        plannedShipmentFromStock: false,
        items: [{ articleId, quantity: 7 }],
      },
    ]);
  });

  it('costs the same in parts as in one delivery, which is what it waits for by default', async () => {
    shortOf(5, 7);
    const inParts = await world.draft({ deliverInParts: true });
    const inOne = await world.draft();
    expect(inOne.totals).toEqual(inParts.totals);
    expect(inOne.orderSections[0]?.parts).toBeUndefined();
    await world.submit(inOne.id);
    expect(world.quotes.at(-1)?.reserveParts).toBeUndefined();
    expect(await sectionOf(inOne.id)).toMatchObject({ plannedShipmentDate: '2027-01-12' });
  });

  it('is not ordered if less of it leaves at once by then', async () => {
    shortOf(5, 7);
    const { id } = await world.draft({ deliverInParts: true });
    shortOf(4, 8);
    await expect(world.submit(id)).rejects.toMatchObject({ status: 409, code: 'DRAFT_DATE_CHANGED' });
    expect(world.released).toEqual([id]);
  });
});
