export { stockEntities } from './manage-stock/entities.js';
export { lockStock } from './manage-stock/lock-stock.js';
export { reserveStock } from './manage-stock/reserve-stock.js';
export { ReservedStock, type StockPlace } from './manage-stock/reserved-stock.js';
export { publishStock, tellStock } from './publish-stock/publish-stock.js';
export { StockModule } from './stock.module.js';
