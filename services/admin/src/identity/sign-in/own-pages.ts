interface OriginHeaders {
  'sec-fetch-site'?: string | string[] | undefined;
  origin?: string | undefined;
}

/**
 * True for calls from our own pages, or from no browser at all. The cookie is SameSite=Strict already. This also stops a page
 * on a sibling domain, and logins as somebody else by another site.
 */
export function comesFromOwnPages(headers: OriginHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // Browsers set it themselves and scripts cannot; those that are too old for it still state the origin.
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === new URL(publicUrl).origin;
}
