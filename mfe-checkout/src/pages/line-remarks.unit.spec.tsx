import type { BasketItem, OrderDraft } from '@werkbank/contracts/entities';
import { buyer, callExamples, orderDraft, refreshedBasket } from '@werkbank/contracts/fixtures';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { isBasketOf } from '../order-summary/basket-of-draft';
import { forgetChoices } from '../choices/kept-choices';
import BasketPage from './basket-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const [producer] = refreshedBasket.basket;
const [place] = producer?.dispatchLocationItems ?? [];
const [item] = place?.items ?? [];
const [section] = orderDraft.orderSections;
if (!producer || !place || !item || !section) throw new Error('the examples have a line');
const holding = (line: BasketItem) => ({
  ...refreshedBasket,
  itemCount: 1,
  basket: [{ ...producer, dispatchLocationItems: [{ ...place, items: [line] }] }],
});
const remarked = { ...item, remark: 'Für Maschine 7' };
const draftOf = (remark?: string): OrderDraft => ({
  ...orderDraft,
  orderSections: [{ ...section, items: section.items.map((one) => ({ ...one, ...(remark && { remark }) })) }],
});

let drafts: unknown[];
beforeEach(() => {
  forgetChoices();
  drafts = [];
});
const open = (page: 'basket' | 'checkout', line: BasketItem, at = '/checkout') =>
  renderWorking(page === 'basket' ? <BasketPage /> : <CheckoutPage />, {
    locales,
    at: page === 'basket' ? '/basket' : at,
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    basket: holding(line),
    fixtures: {
      getOwnBasket: { lines: [], version: 0, openDraft: null },
      getCustomer: callExamples.getCustomer.answer,
      createOrderDraft: ({ body }) => {
        drafts.push(body);
        return orderDraft;
      },
      getOrderDraft: draftOf('Für Maschine 7'),
    },
  });
const { materialNumber: number, articleId } = item;
const field = () => screen.findByRole('textbox', { name: new RegExp(`^Bemerkung zu ${number}`) });

it('is entered in the basket, and kept when the field is left', async () => {
  const { host } = await open('basket', item);
  await userEvent.click(screen.getByRole('button', { name: `Bemerkung hinzufügen zu ${number}` }));
  expect(await field()).toHaveFocus();
  await userEvent.type(await field(), ' Für Maschine 7 {Tab}');
  await waitFor(() =>
    expect(host.record.basketCalls.find(({ name }) => name === 'setRemark')?.args).toEqual([
      articleId,
      place.dispatchLocation.id,
      'Für Maschine 7',
    ]),
  );
});

it('stays in the field with the reason if it cannot be printed', async () => {
  const { host } = await open('basket', item);
  await userEvent.click(screen.getByRole('button', { name: `Bemerkung hinzufügen zu ${number}` }));
  await userEvent.click(await field());
  await userEvent.paste('東京');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(host.record.basketCalls.map(({ name }) => name)).not.toContain('setRemark');
});

it('is taken away by an empty field, whose button gets the focus back', async () => {
  const { host } = await open('basket', remarked);
  await userEvent.click(screen.getByRole('button', { name: `Bemerkung zu ${number} ändern` }));
  await userEvent.clear(await field());
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(host.record.basketCalls.find(({ name }) => name === 'setRemark')?.args.at(-1)).toBe(''),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: / ändern$/ })).toHaveFocus());
});

it('is sent with the order and shown in the summary', async () => {
  await open('checkout', remarked);
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Übersicht' }));
  await waitFor(() =>
    expect(drafts).toMatchObject([{ orderSections: [{ items: [{ articleId, remark: 'Für Maschine 7' }] }] }]),
  );
  await open('checkout', remarked, `/checkout?draft=${orderDraft.id}`);
  expect(await screen.findByText('Bemerkung: Für Maschine 7')).toBeVisible();
});

it('makes a basket another one than was drafted', () => {
  const { basket } = holding({ ...remarked, quantity: 12 });
  expect(isBasketOf(basket, draftOf('Für Maschine 7'))).toBe(true);
  expect(isBasketOf(basket, draftOf('Für Maschine 8'))).toBe(false);
  expect(isBasketOf(basket, draftOf())).toBe(false);
});
