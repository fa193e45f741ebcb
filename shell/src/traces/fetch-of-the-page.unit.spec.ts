import { jest } from '@jest/globals';

const traced = { status: 204 } as Response;
jest.unstable_mockModule('./traced-fetch', () => ({ tracedFetch: async () => traced }));
const { fetchOfThePage } = await import('./fetch-of-the-page');

it('leaves the browser its own fetch if the page does not turn tracing on', () => {
  expect(fetchOfThePage()).toEqual({});
});

it('traces if the page turns tracing on', async () => {
  document.head.innerHTML = '<meta name="traces" content="on">';
  expect(await fetchOfThePage().fetch?.('/api/x')).toBe(traced);
});
