import { readEnv, runProcess } from '@werkbank/platform/env';
import { startService } from '@werkbank/platform/start-service';
import { CatalogModule } from './catalog.module.js';
import { catalogEnv } from './env.js';

await runProcess(() => startService({ domain: 'catalog', module: CatalogModule, env: readEnv(catalogEnv) }));
