/**
 * The address of a search. An empty text leads from the search page to its category or to the home page. Elsewhere it
 * leads nowhere.
 */
export function searchAddress(text: string, from: { pathname: string; search: string }): string | undefined {
  const wanted = text.trim();
  const category = new URLSearchParams(from.search).get('category');
  if (from.pathname !== '/search')
    return wanted === '' ? undefined : `/search?${new URLSearchParams({ q: wanted })}`;
  if (wanted === '') return category ? `/category/${encodeURIComponent(category)}` : '/';
  return `/search?${new URLSearchParams({ q: wanted, ...(category ? { category } : {}) })}`;
}
