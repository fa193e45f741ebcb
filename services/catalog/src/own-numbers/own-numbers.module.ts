import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/index.js';
import { ExportOwnNumbers } from './export-numbers/export-own-numbers.js';
import { ImportOwnNumbers } from './import-numbers/import-own-numbers.js';
import { ListOwnNumbers } from './list-numbers/list-own-numbers.js';
import { SaveOwnNumber } from './save-number/save-own-number.js';

/** People of a company keep its own article numbers. */
@Module({
  imports: [ArticlesModule],
  controllers: [ListOwnNumbers, SaveOwnNumber, ExportOwnNumbers, ImportOwnNumbers],
})
export class OwnNumbersModule {}
