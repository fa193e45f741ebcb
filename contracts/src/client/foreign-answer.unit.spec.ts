import { createClient } from './index.js';

it('takes no words from an answer that is none of ours, only its status', async () => {
  const api = createClient({
    baseUrl: 'https://werkbank.example',
    fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  });
  await expect(api('getConfiguration', {})).rejects.toMatchObject({
    status: 502,
    message: 'HTTP 502',
    body: { code: 'PART_UNAVAILABLE', message: '' },
  });
});
