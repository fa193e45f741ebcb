/** Rows per page by default; the specification leaves the size open. */
export const pageSizes = { articles: 50, orders: 25, administration: 25, discountRequests: 25 } as const;

/** Limits of list queries; larger values in an address are cut to them. */
export const listLimits = {
  page: 100_000,
  /** Rows of one page. */
  pageSize: 100,
  search: 200,
  objectId: 100,
  articleFilters: 2000,
  orderFilters: { orderNumber: 35, articleNumber: 100, customerName: 2000, producerNames: 2000 },
} as const;

/** The largest number of suggestions of each kind in the search field. */
export const suggestionLimits = { categories: 4, articles: 3, standards: 2, producers: 1 } as const;
/** Articles that the reader's company bought: the newest for an empty field, and those that contain the typed text. */
export const boughtSuggestionLimits = { newest: 6, meant: 3 } as const;

/** The largest id or version: the limit of integer columns. */
export const largestInteger = 2_147_483_647;
