import type { Language } from '@werkbank/contracts/localization';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { exampleCalls } from '../../../fixtures/example-calls';
import { type ExamplePerson, exampleUsers } from '../../../fixtures/example-people';
import { locales } from '../../../testing/orders-locales';
import OrdersPage from '../orders-page';
// The page loads these on demand; here they are loaded before the clock of a test runs.
import '../all-orders-page';
import '../any-order-page';
import '../purchase-order-page';
import '../purchase-orders-page';
import '../sales-order-page';
import '../sales-orders-page';

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
