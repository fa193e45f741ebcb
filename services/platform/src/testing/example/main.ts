import { MikroORM } from '@mikro-orm/postgresql';
import { readEnv } from '../../env/read-env.js';
import { runProcess } from '../../env/run-process.js';
import { serviceEnv } from '../../env/service-env.js';
import { startService } from '../../service/start-service.js';
import { ExampleModule, exampleOrders } from './example.module.js';

/** The example as a separate process, which tests can let die at the worst moment or never finish. */
await runProcess(async () => {
  const app = await startService({ domain: 'admin', module: ExampleModule, env: readEnv(serviceEnv) });
  if (process.env['NEVER_HANDLES'] === 'yes')
    exampleOrders.onEvent = () => new Promise<void>(() => undefined);
  if (process.env['DIE_AFTER_COMMIT'] !== 'yes') return;
  app
    .get(MikroORM)
    .em.getEventManager()
    .registerSubscriber({
      afterTransactionCommit: () => void process.kill(process.pid, 'SIGKILL'),
    });
});
