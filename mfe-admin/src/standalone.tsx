import { buyer, callExamples } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

/** Every call of the administration answers with its example of the contract. */
const fixtures: Fixtures = Object.fromEntries(
  Object.entries(callExamples).map(([name, { answer }]) => [name, answer]),
);
const roles = { PlatformAdmin: true, CompanyAdmin: true };

void runStandalone(manifest, start, {
  session: { user: { ...buyer, roles }, status: 'signedIn', sessionId: 'standalone' },
  fixtures,
});
