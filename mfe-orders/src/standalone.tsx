import { ApiError } from '@werkbank/contracts/client';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { exampleCalls } from './fixtures/example-calls';
import { exampleDesk } from './fixtures/example-desk';
import { ExampleServer } from './fixtures/example-server';
import { exampleUsers, type ExamplePerson } from './fixtures/example-people';
import { start } from './start';

// ?as=buyer|producer|german|admin, &lng=de|en, &state=loading|error|empty: what a designer wants to look at.
const search = new URLSearchParams(location.search);
const people = Object.keys(exampleUsers) as ExamplePerson[];
const person = people.find((name) => name === search.get('as')) ?? 'buyer';

function fixtures(): Fixtures {
  const calls = { ...exampleCalls(person), ...exampleDesk() };
  switch (search.get('state')) {
    case 'loading':
      return every(calls, () => new Promise<never>(() => undefined));
    case 'error':
      return every(calls, () => {
        throw new ApiError(503, { code: 'PART_UNAVAILABLE', message: '' });
      });
    case 'forbidden':
      return every(calls, () => {
        throw new ApiError(403, { code: 'FORBIDDEN', message: '' });
      });
    case 'empty':
      return exampleCalls(person, new ExampleServer([]));
    default:
      return calls;
  }
}

function every(calls: Fixtures, answer: () => Promise<never>): Fixtures {
  return Object.fromEntries(Object.keys(calls).map((name) => [name, answer]));
}

void runStandalone(manifest, start, {
  fixtures: fixtures(),
  session: { user: exampleUsers[person], sessionId: 'example', status: 'signedIn' },
  preferences: { language: search.get('lng') === 'en' ? 'en' : 'de', country: 'CH', currency: 'CHF' },
});
