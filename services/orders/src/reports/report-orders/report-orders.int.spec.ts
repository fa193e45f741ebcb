import { type TestInstance, testUser } from '@werkbank/platform/testing';
import {
  addedFacts,
  aLine,
  aSection,
  aTaxedSection,
  germanProducer,
  swissProducer,
} from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { timeOf } from '../../testing/read-workbook.js';
import { askReport, day, orderAt, ordersIn, readReport, zurich } from '../../testing/reports.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

describe('the workbook', () => {
  const onLine = { ownArticleNumber: '=4711', remark: '@Maschine 7' };
  let order: Awaited<ReturnType<typeof submitted>>;
  beforeAll(async () => {
    const orderSections = [swissProducer, germanProducer].map((producerCompanyId) => {
      const section = aSection(producerCompanyId);
      return { ...section, items: section.items.map((item) => ({ ...item, ...onLine })) };
    });
    const submittedAt = '2025-01-15T09:05:00.000Z';
    order = await submitted(instance, { ...addedFacts, orderSections, submittedAt });
  });

  it("has the specification's columns in its order and ours behind them, on a sheet called Orders", async () => {
    const { name, head } = await readReport(instance, day('2025-01-15'), { language: 'en' });
    expect(name).toBe('Orders');
    expect(head).toEqual([
      'Order no.',
      'Customer no.',
      'Customer name',
      'Created on',
      'Delivery no.',
      'Article no.',
      'Article description',
      'Status',
      'Quantity',
      'Price',
      'Currency',
      'Street',
      'House',
      'Address supplement',
      'ZIP',
      'Country',
      'City',
      'Recipient',
      'Unit',
      'Customer order no.',
      'Wished date',
      'Contact',
      'Phone',
      'Remark',
      'Customer article no.',
      'Remark on the line',
    ]);
    expect((await readReport(instance, day('2025-01-15'))).head).toEqual([
      'Bestellnummer',
      'Kundennummer',
      'Kunde',
      'Bestellt am',
      'Lieferungsnummer',
      'Artikelnummer',
      'Bezeichnung',
      'Status',
      'Menge',
      'Preis',
      'Währung',
      'Straße',
      'Hausnummer',
      'Adresszusatz',
      'PLZ',
      'Land',
      'Ort',
      'Empfänger',
      'Einheit',
      'Bestellnummer des Kunden',
      'Wunschtermin',
      'Ansprechpartner',
      'Telefon',
      'Bemerkung',
      'Artikelnummer des Kunden',
      'Bemerkung zur Position',
    ]);
  });

  it('tells each item of the own deliveries as the order does, in typed and formatted cells', async () => {
    const { rows, filtered, widths } = await readReport(instance, day('2025-01-15'));
    const own = order.sections.filter(({ producerCompanyId }) => producerCompanyId === swissProducer);
    const expected = own.flatMap((section) =>
      section.items.map((item) => [
        order.id,
        order.customerId,
        order.customerName,
        '2025-01-15T10:05:00',
        section.id,
        item.materialNumber,
        item.articleText,
        'Neu',
        item.quantity,
        item.displayPrice.amount / 100,
        'CHF',
        order.shippingAddress.street,
        order.shippingAddress.house,
        undefined,
        order.shippingAddress.zipCode,
        order.shippingAddress.country,
        order.shippingAddress.city,
        order.shippingAddress.name,
        item.unit,
        addedFacts.ownOrderNumber,
        '2030-02-27T00:00:00',
        addedFacts.contactName,
        addedFacts.contactPhone,
        addedFacts.remark,
        ...Object.values(onLine),
      ]),
    );
    expect(expected).toHaveLength(2);
    expect(
      rows.map((row) => row.map((cell, column) => (column === 3 || column === 20 ? timeOf(cell) : cell?.v))),
    ).toEqual(expected);
    expect(rows[0]?.map((cell) => cell && [cell.t, cell.z])).toEqual([
      ['n', '0'],
      ['n', '0'],
      ['s', '@'],
      ['n', 'dd.mm.yyyy hh:mm'],
      ['n', '0'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['n', '#,##0'],
      ['n', '#,##0.00 "CHF"'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      undefined,
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['n', 'dd.mm.yyyy'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
      ['s', '@'],
    ]);
    expect(filtered).toBe('A1:Z3');
    expect(widths.every((width) => width >= 8)).toBe(true);
  });

  it('names the file of a report after its days', async () => {
    const body = { dateFrom: '2025-01-14', dateTo: '2025-01-15', zone: zurich };
    expect((await askReport(instance, body)).fileName).toBe('bestellungen-2025-01-14-2025-01-15.xlsx');
    expect((await askReport(instance, body, { language: 'en' })).fileName).toBe(
      'orders-2025-01-14-2025-01-15.xlsx',
    );
  });

  it('has its head alone where nothing was ordered', async () => {
    expect(await readReport(instance, day('2001-05-05'))).toMatchObject({ rows: [], filtered: 'A1:Z1' });
  });

  it('names what becomes of each item, and what was cancelled', async () => {
    const { id, sections } = await orderAt(instance, '2025-01-20T12:00:00.000Z', {
      orderSections: [aSection(swissProducer), aSection(germanProducer)],
    });
    await confirmAll(instance, 'swiss', id);
    const items = sections.flatMap((section) =>
      section.producerCompanyId === swissProducer ? section.items : [],
    );
    await release(instance, id, [], [items[1]?.id ?? 0]);
    const told = (await readReport(instance, day('2025-01-20'))).rows.map((row) => row[7]?.v);
    const shown = (await salesOrder(instance, id)).sections.find(
      ({ producerCompanyId }) => producerCompanyId === swissProducer,
    );
    expect(shown?.items.map(({ status }) => status)).toEqual(['Confirmed', 'Cancelled']);
    expect(told).toEqual(['Bestätigt', 'Storniert']);
  });

  it('says the order unit of each line in the language of the reader', async () => {
    const pack = {
      orderUnit: 'PK',
      contentUnit: 'C62',
      contentQuantity: 10,
      minQuantity: 2,
      quantityInterval: 2,
    };
    const lines = [aLine('drill-1', 12, 450), aLine('mill-2', 2, 1999, { orderUnits: pack })];
    await orderAt(instance, '2025-01-22T08:00:00.000Z', { orderSections: [aTaxedSection(lines)] });
    const said = async (language: 'de' | 'en') => {
      const { rows } = await readReport(instance, day('2025-01-22'), { language });
      return rows.map((row) => [row[8]?.v, row[18]?.v]);
    };
    expect(await said('de')).toEqual([
      [12, 'Stück'],
      [2, 'Packung à 10 Stück'],
    ]);
    expect((await said('en'))[1]).toEqual([2, 'pack of 10 pieces']);
  });

  it('keeps the currency of each order', async () => {
    const line = aLine('drill-1', 1, 1234);
    const euro = aTaxedSection([{ ...line, price: { ...line.price, currency: 'EUR' } }]);
    await orderAt(instance, '2025-01-21T08:00:00.000Z');
    await orderAt(instance, '2025-01-21T09:00:00.000Z', { orderSections: [euro], orderCurrency: 'EUR' });
    const { rows } = await readReport(instance, day('2025-01-21'));
    expect(rows.map((row) => [row[9]?.z, row[10]?.v])).toEqual([
      ['#,##0.00 "CHF"', 'CHF'],
      ['#,##0.00 "EUR"', 'EUR'],
    ]);
  });

  it.each([
    '=HYPERLINK("https://evil.example";"x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\tTab',
    '\rReturn',
    '<b>&</b>',
    '  spaces ',
    '\u{1F600} Größe "1"',
  ])('lets %j be text', async (text) => {
    const submittedAt = '2025-01-22T08:00:00.000Z';
    const { id } = await orderAt(instance, submittedAt);
    const em = instance.em();
    await em.execute(
      `update sales_order set customer_name = ?, own_order_number = ?, contact_name = ?, remark = ?, shipping_address = shipping_address || jsonb_build_object('street', ?::text) where id = ?`,
      [text, text, text, text, text, id],
    );
    await em.execute(`update order_item set article_text = ?, material_number = ? where order_id = ?`, [
      text,
      text,
      id,
    ]);
    const { rows } = await readReport(instance, day('2025-01-22'));
    const row = rows.find(([orderId]) => orderId?.v === id);
    for (const cell of [row?.[2], row?.[5], row?.[6], row?.[11], row?.[19], row?.[21], row?.[23]]) {
      expect(cell).toMatchObject({ t: 's', z: '@' });
      expect(cell?.f).toBeUndefined();
      // Spreadsheets treat all line breaks alike.
      expect(String(cell?.v).replaceAll(/\r\n?/g, '\n')).toBe(text.replaceAll('\r', '\n'));
    }
  });
});

describe('who gets a report', () => {
  it.each([
    ['visitor', 401, 'AUTHENTICATION_REQUIRED'],
    ['buyer', 403, 'FORBIDDEN'],
    ['admin', 403, 'FORBIDDEN'],
    ['loner', 403, 'FORBIDDEN'],
  ] as const)('a %s is refused: %i', async (who, status, code) => {
    const caller = who === 'visitor' ? who : who === 'loner' ? await testUser({}) : await people[who]();
    const refused = instance.callAs(caller, 'generateExcelReport', { body: day('2025-01-15') });
    await expect(refused).rejects.toMatchObject({ status, code });
  });

  it('producers see their own deliveries of an order, and those without any see none', async () => {
    const { id, sections } = await submitted(instance, { submittedAt: '2025-02-01T08:00:00.000Z' });
    for (const [reader, company] of [
      ['swiss', swissProducer],
      ['german', germanProducer],
    ] as const) {
      const { rows } = await readReport(instance, day('2025-02-01'), { reader });
      const own = sections.filter(({ producerCompanyId }) => producerCompanyId === company);
      expect(rows.map((row) => row[4]?.v)).toEqual(
        own.flatMap((section) => section.items.map(() => section.id)),
      );
      expect(ordersIn({ rows } as never)).toEqual([id]);
    }
    expect((await readReport(instance, day('2025-02-01'), { reader: 'otherProducer' })).rows).toEqual([]);
  });

  it('finds no order that a platform admin deleted', async () => {
    const { id } = await orderAt(instance, '2025-02-02T08:00:00.000Z');
    await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
    expect((await readReport(instance, day('2025-02-02'))).rows).toEqual([]);
  });
});
