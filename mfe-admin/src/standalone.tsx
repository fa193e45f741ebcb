import { buyer } from '@werkbank/contracts/fixtures';
import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

void runStandalone(manifest, start, {
  session: { user: buyer, status: 'signedIn', sessionId: 'standalone' },
  fixtures: { setUserLanguage: {} },
});
