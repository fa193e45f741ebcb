import { readPart } from '../validation/index.js';
import { checkoutCalls } from './checkout.js';
import { ordersCalls } from './orders.js';
import { type RouteName } from '../routes/index.js';
import { calls } from './index.js';

type Part = 'query' | 'body' | 'headers';
const lng = 'de';
const address = { name: 'Werk', street: 'Weg', house: '1', zipCode: '5200', city: 'Brugg', country: 'CH' };
const placed = { language: 'de', currency: 'EUR', country: 'DE' };

const person = {
  email: 'a@b.example',
  salutation: 'Ms',
  firstName: 'Ada',
  lastName: 'Meier',
  phone: '+41 52 555 00 01',
  language: 'de',
  roles: { PlatformAdmin: false, CompanyAdmin: false },
  companyId: 1,
};

/** The parameters of each call by section 7 of the specification. */
const specified: readonly (readonly [RouteName, Part, object])[] = [
  ['login', 'body', { userEmail: 'a@b.example', password: 'x' }],
  ['requestPasswordReset', 'body', { userEmail: 'a@b.example', language: 'de', captchaToken: 'x' }],
  ['resetPassword', 'body', { newPassword: 'Aa1!aaaa' }],
  ['setUserLanguage', 'body', { language: 'en' }],
  ['updateUser', 'body', person],
  ['setUserPassword', 'body', { oldPassword: 'Aa1!aaaa', newPassword: 'Aa1!aaab' }],
  ['listUsers', 'query', {}],
  ['listCustomerUsers', 'query', {}],
  ['listProducerCompanyUsers', 'query', {}],
  ['listCustomers', 'query', {}],
  ['createCustomerAddress', 'body', address],
  ['listProducers', 'query', {}],
  ['createProducer', 'body', { algoliaId: 'Alpspitz', platformMargin: 0.1, custom_shipping: false }],
  ['updateProducer', 'body', { algoliaId: 'Alpspitz', platformMargin: 0.1, custom_shipping: false }],
  ['createProducerCompanyAddress', 'body', address],
  ['refreshBasket', 'body', { basket: [], ...placed }],
  ['reorderBasket', 'body', { orderId: 1, ...placed }],
  [
    'createOrderDraft',
    'body',
    {
      orderCurrency: 'EUR',
      orderLanguage: 'de',
      shippingAddressId: 1,
      selfCollection: false,
      orderSections: [{ producerId: 1, dispatchLocationId: 1, items: [{ articleId: 'a', quantity: 1 }] }],
    },
  ],
  ['submitOrder', 'body', { draftId: '00000000-0000-4000-8000-000000000000' }],
  ['searchArticles', 'query', { lng, q: 'bohrer' }],
  ['searchArticles', 'query', { lng, q: 'bohrer', category: 'drilling', page: '2', filters: 'd1:6~7' }],
  ['listTopLevelCategories', 'query', { lng, country: 'DE' }],
  ['getCategory', 'query', { lng, country: 'DE', currency: 'EUR', q: '', page: '1', filters: '' }],
  ['getArticle', 'query', { lng, country: 'DE', currency: 'EUR' }],
  ['listSalesOrders', 'query', {}],
  ['listPurchaseOrders', 'query', {}],
  ['generateExcelReport', 'body', { dateFrom: '2026-08-22', dateTo: '2026-11-22' }],
  ['listUnconfirmedOrders', 'query', {}],
  ['listDelayedOrders', 'query', {}],
  ['releaseSalesOrder', 'body', { releaseSections: [1], cancelItems: [] }],
  ['confirmPurchaseOrder', 'body', { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] }],
  ['setDeliveryStatus', 'body', { deliveryStatus: 'InCompletion', optimisticLockKey: 1 }],
];

it.each([7, { id: 7 }])(
  'refreshBasket knows a producer by the name that the specification gives it: %j',
  (producer) => {
    const entry = { dispatchLocationItems: [{ dispatchLocation: { id: 3 }, items: [] }] };
    const read = (basket: object[]) =>
      readPart(checkoutCalls.refreshBasket.body, { basket, language: 'de', currency: 'EUR', country: 'DE' });
    expect(read([{ producer, ...entry }])).toMatchObject({ value: { basket: [{ producerId: 7 }] } });
    expect(read([entry])).toMatchObject({
      refusal: { code: 'FIELD_REQUIRED', field: 'basket.0.producerId' },
    });
  },
);

it('listSalesOrders refuses a status that there is not, and takes all that there are', () => {
  const read = (statuses: string) => readPart(ordersCalls.listSalesOrders.query, { statuses });
  expect(read('Created,XX')).toMatchObject({ refusal: { code: 'VALUE_UNKNOWN', field: 'statuses' } });
  expect(read('Created,Sent')).toMatchObject({ value: { statuses: ['Created', 'Sent'] } });
  expect(read('')).toMatchObject({ value: { statuses: [] } });
});

it.each(specified)(
  '%s answers to the %s that the specification names, and asks for nothing else',
  (name, part, given) => {
    const schema = calls[name][part];
    expect(schema && readPart(schema, given)).toMatchObject({ value: {} });
  },
);
