import { z } from 'zod';

// zod makes itself faster with generated code where it may. The policy of our pages forbids that, and even the try is
// reported as a violation of it. A service has no page and keeps the speed. Must run before the first schema is made.
if ('document' in globalThis) z.config({ jitless: true });
