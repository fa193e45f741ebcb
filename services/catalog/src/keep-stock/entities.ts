import { defineEntity, p } from '@mikro-orm/core';

/** Pieces of an article at a dispatch location. */
export const Stock = defineEntity({
  name: 'Stock',
  tableName: 'stock',
  properties: {
    articleId: p.text().primary(),
    dispatchLocationId: p.integer().primary(),
    level: p.integer(),
  },
});

/** What an order asked of a stock, and how much of it was there to take. */
export const StockOfOrder = defineEntity({
  name: 'StockOfOrder',
  tableName: 'stock_of_order',
  properties: {
    orderId: p.integer().primary(),
    articleId: p.text().primary(),
    dispatchLocationId: p.integer().primary(),
    ordered: p.integer(),
    taken: p.integer(),
  },
});

export const stockEntities = [Stock, StockOfOrder];
