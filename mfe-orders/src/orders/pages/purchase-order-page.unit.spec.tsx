import type { CallRequest } from '@werkbank/contracts/calls';
import { purchaseOrder } from '@werkbank/contracts/fixtures';
import { today } from '@werkbank/kit/days';
import { chooseOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { called, click } from '../../testing/buttons';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const fresh = '/orders/purchase-orders/100050';
const delivery = (id: number) => screen.findByRole('region', { name: `Lieferung ${id}` });
/** In cents, as they stand on the card of a delivery. */
const figuresIn = {
  netOf: (card: HTMLElement) =>
    Number(within(card).getByText('Lieferung netto').nextSibling?.textContent?.replaceAll(/\D/g, '')),
  costsOf: (card: HTMLElement) =>
    within(card)
      .queryAllByText(/^(Fracht|Zollabwicklung|Zoll) /)
      .map(({ textContent }) => textContent),
};
const bar = () => screen.findByRole('region', { name: 'Ihre Antwort' });
type Answer = CallRequest<'confirmPurchaseOrder'>['body'];

function listening() {
  const answers: Answer[] = [];
  return {
    answers,
    confirmPurchaseOrder: ({ body }: CallRequest<'confirmPurchaseOrder'>) => {
      answers.push(body);
      return purchaseOrder;
    },
  };
}

describe("a producer's order before its answer", () => {
  it('counts what is open and confirms all of it at once, sent once', async () => {
    const { answers, confirmPurchaseOrder } = listening();
    const { host } = await renderOrders('producer', fresh, { confirmPurchaseOrder });
    expect(within(await bar()).getByText('Noch 2 Lieferungen offen')).toBeTruthy();
    await click('Alle bestätigen');
    expect(within(await bar()).getByText(/Sie senden: 2 Bestätigungen/)).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Antwort senden' }));
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(answers).toEqual([
      {
        confirmedDeliveries: [
          { id: 7101, optimisticLockKey: 2 },
          { id: 7102, optimisticLockKey: 2 },
        ],
        proposedDeliveries: [],
        newDeliveries: [],
      },
    ]);
  });

  it('does not send while a delivery is open, says so and goes there', async () => {
    const { answers, confirmPurchaseOrder } = listening();
    await renderOrders('producer', fresh, { confirmPurchaseOrder });
    await click('Bestätigen', await delivery(7101));
    await click('Antwort senden');
    expect(await screen.findByText('Es sind noch nicht alle Lieferungen bearbeitet.')).toBeTruthy();
    expect(answers).toEqual([]);
    expect((await delivery(7102)).contains(document.activeElement)).toBe(true);
  });

  it('is answered with the keyboard alone: Enter confirms and goes on to the next', async () => {
    await renderOrders('producer', fresh);
    within(await delivery(7101))
      .getByRole('button', { name: called('Bestätigen') })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect((await delivery(7102)).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(within(await bar()).getByText('Alle Lieferungen beantwortet')).toBeTruthy();
  });

  it('proposes another date and marks it', async () => {
    const { answers, confirmPurchaseOrder } = listening();
    await renderOrders('producer', fresh, { confirmPurchaseOrder });
    await click('Vorschlagen …', await delivery(7102));
    const date = screen.getByLabelText('Versandtermin');
    await userEvent.clear(date);
    await userEvent.type(date, '1.3.2099');
    await click('Termin übernehmen');
    expect(within(await delivery(7102)).getByText('geändert')).toBeTruthy();
    await click('Übrige bestätigen');
    await click('Antwort senden');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(answers[0]?.proposedDeliveries).toEqual([
      { id: 7102, optimisticLockKey: 2, plannedShipmentDate: '2099-03-01', plannedShipmentFromStock: false },
    ]);
  });

  it('refuses a date that has passed', async () => {
    await renderOrders('producer', fresh);
    await click('Vorschlagen …', await delivery(7102));
    const date = screen.getByLabelText('Versandtermin');
    await userEvent.clear(date);
    await userEvent.type(date, '01.03.2020');
    await click('Termin übernehmen');
    expect(await screen.findAllByText('Der geplante Versandtermin liegt in der Vergangenheit.')).not.toEqual(
      [],
    );
  });

  it.each([
    ['', 'Versandtermin muss angegeben werden.'],
    [
      '31.02.2099',
      `Versandtermin: kein Datum, richtig ist zum Beispiel ${today().split('-').reverse().join('.')}.`,
    ],
  ])('refuses a date that is none and keeps what was typed: "%s"', async (text, message) => {
    await renderOrders('producer', fresh);
    await click('Vorschlagen …', await delivery(7102));
    const date = screen.getByLabelText<HTMLInputElement>('Versandtermin');
    await userEvent.clear(date);
    if (text !== '') await userEvent.type(date, text);
    await click('Termin übernehmen');
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(date.value).toBe(text);
  });

  it('splits a delivery, and takes that back', async () => {
    const { answers, confirmPurchaseOrder } = listening();
    await renderOrders('producer', fresh, { confirmPurchaseOrder });
    const netBefore = figuresIn.netOf(await delivery(7101));
    const costsBefore = figuresIn.costsOf(await delivery(7101));
    await click('Teilen …', await delivery(7101));
    const moved = await screen.findByRole('spinbutton', { name: /^Stück von 338-0680-HSSE/ });
    await userEvent.clear(moved);
    await userEvent.type(moved, '4');
    expect(await offeredOptions('Versandort der neuen Lieferung')).not.toContainEqual(
      expect.stringContaining('Tuttlingen'),
    );
    await chooseOption('Versandort der neuen Lieferung', 'Chur, Schweiz');
    await click('Lieferung teilen');
    const part = await screen.findByRole('region', { name: 'Neue Teillieferung von Lieferung 7101 ab Chur' });
    expect(within(part).getByText('4')).toBeTruthy();
    const { netOf, costsOf } = figuresIn;
    expect(netOf(part) + netOf(await delivery(7101))).toBe(netBefore);
    expect(costsOf(await delivery(7101))).toEqual(costsBefore);
    await click('Übrige bestätigen');
    await click('Antwort senden');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(answers[0]).toMatchObject({
      confirmedDeliveries: [{ id: 7102 }],
      proposedDeliveries: [{ id: 7101 }],
      newDeliveries: [
        {
          splitParentDeliveryId: 7101,
          dispatchLocationId: 905,
          items: [{ splitParentItemId: 71010, quantity: 4 }],
        },
      ],
    });
  });

  it('refuses a split that leaves one side empty', async () => {
    await renderOrders('producer', fresh);
    await click('Teilen …', await delivery(7101));
    await screen.findByRole('spinbutton', { name: /^Stück von 338-0680-HSSE/ });
    await click('Lieferung teilen');
    expect(await screen.findByText(/Beide Lieferungen brauchen Positionen/)).toBeTruthy();
  });

  it('shows the message and the new state when the delivery was changed meanwhile', async () => {
    let reads = 0;
    await renderOrders('producer', fresh, {
      getPurchaseOrder: () => {
        reads += 1;
        return purchaseOrder;
      },
      confirmPurchaseOrder: () => {
        throw refusal('DELIVERY_LOCK_FAILED');
      },
    });
    await screen.findByRole('region', { name: 'Lieferung 7001' });
    await click('Alle bestätigen');
    await click('Antwort senden');
    expect(await screen.findByText(/inzwischen von jemand anderem geändert/)).toBeTruthy();
    await waitFor(() => expect(reads).toBe(2));
    expect(within(await bar()).getByText('Noch eine Lieferung offen')).toBeTruthy();
  });
});

describe("a producer's order that cannot be shown", () => {
  it.each([
    ['FORBIDDEN', 'Dazu sind Sie nicht berechtigt'],
    ['ORDER_NOT_FOUND', 'Nicht gefunden'],
    ['PART_UNAVAILABLE', 'Das konnte nicht geladen werden'],
  ] as const)('shows the error: %s', async (code, text) => {
    await renderOrders('producer', fresh, {
      getPurchaseOrder: () => {
        throw refusal(code);
      },
    });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
