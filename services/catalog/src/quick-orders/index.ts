export { QuickOrdersModule } from './quick-orders.module.js';
