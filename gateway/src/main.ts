import { startTracing } from '@werkbank/platform/tracing';
import { createGateway } from './create-gateway.js';
import { env } from './env.js';

const settings = env();
await startTracing({ name: 'gateway', env: settings, isPublic: true });
const app = await createGateway(settings);
app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
await app.listen({ port: settings.PORT, host: settings.HOST });
