import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

void runStandalone(manifest, start, { fixtures: {} });
