import type { Language } from '@werkbank/contracts/localization';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { exampleCalls } from '../fixtures/example-calls';
import { type ExamplePerson, exampleUsers } from '../fixtures/example-people';
import OrdersPage from '../pages/orders-page';
// The page loads these when they are asked for; here they are there before the clock of a test runs.
import '../pages/all-orders-page';
import '../pages/any-order-page';
import '../pages/purchase-order-page';
import '../pages/purchase-orders-page';
import '../pages/sales-order-page';
import '../pages/sales-orders-page';

export const locales = {
  orders: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};

/** Opens an address below /orders as one of the example people. `fixtures` replace single answers. */
export function renderOrders(
  person: ExamplePerson | 'nobody',
  at: string,
  fixtures: Fixtures = {},
  { language = 'de' }: { language?: Language } = {},
) {
  const user = person === 'nobody' ? { ...exampleUsers.buyer, companyId: null } : exampleUsers[person];
  return renderWorking(<OrdersPage />, {
    at,
    path: '/orders/*',
    locales,
    fixtures: { ...exampleCalls(person === 'nobody' ? 'buyer' : person), ...fixtures },
    session: { user, sessionId: 'example', status: 'signedIn' },
    preferences: { language, country: 'CH', currency: 'CHF' },
  });
}
