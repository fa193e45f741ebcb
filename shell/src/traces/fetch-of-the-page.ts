/** The browser's own `fetch`, or a tracing one if the page turns tracing on; only then its code is loaded. */
export function fetchOfThePage(): { fetch?: typeof fetch } {
  if (!document.querySelector('meta[name="traces"]')) return {};
  const traced = import('./traced-fetch').then(
    ({ tracedFetch }) => tracedFetch,
    () => fetch,
  );
  return { fetch: async (input, init) => (await traced)(input, init) };
}
