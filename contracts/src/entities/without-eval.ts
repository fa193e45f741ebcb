import { z } from 'zod';

// zod makes itself faster with generated code. The policy of our pages forbids that, and even the try is reported as a
// violation. A service has no page and keeps the speed. Must run before the first schema is made.
if ('document' in globalThis) z.config({ jitless: true });
