/** Rows per page unless more or fewer are asked for; the specification leaves the size open. */
export const pageSizes = { articles: 50, orders: 25, administration: 25, discountRequests: 25 } as const;

/** What a list may be asked for; an address that asks for more is cut to it. */
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
/** Articles that the reader's company bought: the newest in an empty field, and those that hold what is typed. */
export const boughtSuggestionLimits = { newest: 6, meant: 3 } as const;

/** As far as ids and versions go: what the integer columns of the databases hold. Nothing has a larger one. */
export const largestInteger = 2_147_483_647;
