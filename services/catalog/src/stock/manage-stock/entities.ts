import { defineEntity, p } from '@mikro-orm/core';
import { ArticleEntity } from '../../catalogue/index.js';

/** Pieces of an article at a dispatch location. */
export const Stock = defineEntity({
  name: 'Stock',
  tableName: 'stock',
  properties: {
    articleId: p.manyToOne(ArticleEntity).mapToPk().primary().deleteRule('cascade'),
    dispatchLocationId: p.integer().primary(),
    level: p.integer(),
  },
});

/** Pieces that an order asked of a stock, and those that it took. */
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

/** An order that has taken its stock: only the first of its two events counts. */
const OrderWithStock = defineEntity({
  name: 'OrderWithStock',
  tableName: 'order_with_stock',
  properties: { orderId: p.integer().primary().autoincrement(false) },
});

/** Pieces that are kept for a draft while it is being ordered. */
export const StockReservation = defineEntity({
  name: 'StockReservation',
  tableName: 'stock_reservation',
  properties: {
    draftId: p.uuid().primary(),
    articleId: p.text().primary(),
    dispatchLocationId: p.integer().primary(),
    quantity: p.integer(),
    expiresAt: p.datetime(),
  },
  indexes: [
    { name: 'stock_reservation_stock', properties: ['articleId', 'dispatchLocationId'] },
    { name: 'stock_reservation_expires_at', properties: ['expiresAt'] },
  ],
});

export const stockEntities = [Stock, StockOfOrder, OrderWithStock, StockReservation];
