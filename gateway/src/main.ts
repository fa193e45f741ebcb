import { createGateway } from './create-gateway.js';
import { env } from './env.js';

const settings = env();
const app = await createGateway(settings);
app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
await app.listen({ port: settings.PORT, host: settings.HOST });
