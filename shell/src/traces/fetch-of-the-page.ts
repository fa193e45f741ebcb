/** The browser's own `fetch`, or one that traces where whoever serves the page says so; only then is that fetched. */
export function fetchOfThePage(): { fetch?: typeof fetch } {
  if (!document.querySelector('meta[name="traces"]')) return {};
  const traced = import('./traced-fetch').then(
    ({ tracedFetch }) => tracedFetch,
    () => fetch,
  );
  return { fetch: async (input, init) => (await traced)(input, init) };
}
