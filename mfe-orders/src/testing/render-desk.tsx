import { callExamples } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import type { ReactNode } from 'react';
import { type ExamplePerson, exampleUsers } from '../fixtures/example-people';
import { locales } from './orders-locales';
// A form loads these when it is sent; here they are there before the clock of a test runs.
import '@werkbank/contracts/entities';
import '@werkbank/contracts/validation';

/** Renders a page of the desk for a user of producer company 31, or for another example person. */
export function renderDesk(
  page: ReactNode,
  at: string,
  fixtures: Fixtures = {},
  { person = 'producer' }: { person?: ExamplePerson } = {},
) {
  const [, management = '', area = ''] = at.split(/[/?]/);
  return renderWorking(page, {
    locales,
    at,
    path: `/${management}/${area}/*`,
    fixtures: { getConfiguration: callExamples.getConfiguration.answer, ...fixtures },
    session: { user: exampleUsers[person], sessionId: 'example', status: 'signedIn' },
  });
}
