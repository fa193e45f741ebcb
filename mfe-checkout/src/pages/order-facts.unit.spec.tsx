import { addDays, dayOf } from '@werkbank/contracts/calendar';
import { ApiError } from '@werkbank/contracts/client';
import type { ErrorCode } from '@werkbank/contracts/errors';
import { buyer, callExamples, keptFacts, orderDraft, refreshedBasket } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices } from '../choices/kept-choices';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const tomorrow = addDays(dayOf(new Date()), 1);
const written = (day: string) => day.split('-').reverse().join('.');
const labels = {
  ownOrderNumber: /^Eigene Bestellnummer/,
  costCenter: /^Kostenstelle/,
  wishedDate: /^Wunschtermin/,
  contactName: /^Ansprechpartner/,
  contactPhone: /^Telefon/,
  remark: /^Bemerkung/,
} as const;
const field = (name: keyof typeof labels) => screen.findByRole('textbox', { name: labels[name] });
const fill = async (name: keyof typeof labels, text: string) => {
  await userEvent.clear(await field(name));
  await userEvent.paste(text);
};
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Übersicht' }));

let drafts: unknown[];
beforeEach(() => {
  forgetChoices();
  drafts = [];
});

const open = (options: RenderOptions = {}) =>
  renderWorking(<CheckoutPage />, {
    locales,
    at: '/checkout',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    basket: { ...refreshedBasket, itemCount: 1 },
    ...options,
    fixtures: {
      getCustomer: callExamples.getCustomer.answer,
      createOrderDraft: ({ body }) => {
        drafts.push(body);
        return orderDraft;
      },
      getOrderDraft: orderDraft,
      ...options.fixtures,
    },
  });

describe('the data of an order', () => {
  it('is sent as it was typed, the remark in several lines', async () => {
    await open();
    await fill('ownOrderNumber', '4500123456');
    await fill('costCenter', 'Montage 7');
    await fill('wishedDate', written(tomorrow));
    await fill('contactName', 'Petra Kolb');
    await fill('contactPhone', '+41 52 555 00 17');
    await fill('remark', 'Tor 3\nbis Mittag');
    await next();
    await waitFor(() =>
      expect(drafts).toMatchObject([
        {
          ownOrderNumber: '4500123456',
          costCenter: 'Montage 7',
          wishedDate: tomorrow,
          contactName: 'Petra Kolb',
          contactPhone: '+41 52 555 00 17',
          remark: 'Tor 3\nbis Mittag',
        },
      ]),
    );
  });

  it.each([
    ['wishedDate', written(addDays(tomorrow, -2)), 'Der Wunschtermin liegt in der Vergangenheit.'],
    [
      'wishedDate',
      written(addDays(tomorrow, 400)),
      'Der Wunschtermin liegt mehr als ein Jahr in der Zukunft.',
    ],
    ['wishedDate', 'bald', /kein Datum/],
    ['contactPhone', 'ruf an', 'Falsches Telefonnummernformat.'],
    ['ownOrderNumber', '東京', 'Kann nicht gedruckt werden: 東 京'],
  ] as const)('is refused at the field %s for %s, before anything is sent', async (name, text, message) => {
    await open();
    await fill(name, text);
    await next();
    const wrong = await field(name);
    await waitFor(() => expect(wrong).toBeInvalid());
    expect(wrong).toHaveFocus();
    expect(wrong).toHaveAccessibleDescription(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    );
    expect(drafts).toEqual([]);
    await userEvent.clear(wrong);
    expect(wrong).toBeValid();
    await next();
    await waitFor(() => expect(drafts).toHaveLength(1));
  });

  it('shows a refusal of the service at its field, and no other one', async () => {
    const message = 'Der Wunschtermin liegt in der Vergangenheit.';
    await open({
      fixtures: {
        createOrderDraft: () => {
          throw new ApiError(409, { code: 'WISHED_DATE_PAST' as ErrorCode, message, field: 'wishedDate' });
        },
      },
    });
    await fill('wishedDate', written(tomorrow));
    await next();
    await waitFor(async () => expect(await field('wishedDate')).toBeInvalid());
    expect(await field('wishedDate')).toHaveFocus();
    expect(await field('wishedDate')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.queryByRole('button', { name: 'Aktualisieren' })).toBeNull();
  });

  it('stays over a reload, and comes back from the summary', async () => {
    const { unmount } = await open();
    await fill('remark', 'Tor 3');
    await fill('ownOrderNumber', '4500');
    unmount();
    const again = await open();
    expect(await field('remark')).toHaveValue('Tor 3');
    expect(await field('ownOrderNumber')).toHaveValue('4500');
    again.unmount();
    await open({ at: `/checkout?draft=${orderDraft.id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Adressen und Angaben ändern' }));
    expect(await field('remark')).toHaveValue(keptFacts.remark);
    expect(await field('wishedDate')).toHaveValue('01.12.2026');
  });
});

describe('the data that a company requires', () => {
  it.each([
    ['ownOrderNumberRequired', 'ownOrderNumber', 'eine eigene Bestellnummer'],
    ['costCenterRequired', 'costCenter', 'eine Kostenstelle'],
  ] as const)('is asked for before anything is sent: %s', async (demand, name, words) => {
    const company = { ...callExamples.getCustomer.answer, [demand]: true };
    await open({ fixtures: { getCustomer: company } });
    expect(await field(name)).toBeRequired();
    await fill(name, '   ');
    await next();
    await waitFor(async () => expect(await field(name)).toBeInvalid());
    expect(await field(name)).toHaveFocus();
    expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(drafts).toEqual([]);
    await fill(name, '4500');
    await next();
    await waitFor(() => expect(drafts).toMatchObject([{ [name]: '4500' }]));
  });
});

describe('the summary and the confirmation', () => {
  it.each([null, 4711])('show the added data as text (order %s)', async (salesOrderId) => {
    const odd = { ownOrderNumber: '=1+1', remark: '<b>Tor 3</b>\nbis Mittag' };
    const draft = { ...orderDraft, ...odd, salesOrderId };
    await open({ at: `/checkout?draft=${draft.id}`, fixtures: { getOrderDraft: draft } });
    const panel = within(await screen.findByRole('region', { name: 'Adressen und Angaben' }));
    const said = (name: string) => panel.getByText(name).nextElementSibling?.textContent;
    expect(said('Eigene Bestellnummer')).toBe('=1+1');
    expect(said('Wunschtermin')).toBe('01.12.2026');
    expect(said('Ansprechpartner')).toBe('Petra Kolb, +41 52 555 00 17');
    expect(said('Bemerkung')).toBe('<b>Tor 3</b>\nbis Mittag');
  });

  it('show only data that was added, also in older drafts', async () => {
    const {
      ownOrderNumber: _1,
      wishedDate: _2,
      contactName: _3,
      contactPhone: _4,
      remark: _5,
      ...before
    } = orderDraft;
    const draft = { ...before, costCenter: null };
    await open({ at: `/checkout?draft=${draft.id}`, fixtures: { getOrderDraft: draft } });
    const panel = await screen.findByRole('region', { name: 'Adressen und Angaben' });
    expect(within(panel).queryByText('Angaben zur Bestellung')).toBeNull();
  });
});
