/**
 * Where a search leads. The text is trimmed; an empty one leaves the search page for the category that it was
 * narrowed to, or for the home page, and does nothing elsewhere.
 */
export function searchAddress(text: string, from: { pathname: string; search: string }): string | undefined {
  const wanted = text.trim();
  const category = new URLSearchParams(from.search).get('category');
  if (from.pathname !== '/search')
    return wanted === '' ? undefined : `/search?${new URLSearchParams({ q: wanted })}`;
  if (wanted === '') return category ? `/category/${encodeURIComponent(category)}` : '/';
  return `/search?${new URLSearchParams({ q: wanted, ...(category ? { category } : {}) })}`;
}
