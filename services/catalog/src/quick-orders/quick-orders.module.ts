import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/index.js';
import { CheckQuickOrder } from './check-lines/check-quick-order.js';
import { ReadQuickOrderFile } from './read-file/read-quick-order-file.js';

/** Lists of numbers and quantities, before they come into a basket. */
@Module({ imports: [ArticlesModule], controllers: [CheckQuickOrder, ReadQuickOrderFile] })
export class QuickOrdersModule {}
