import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { CategoryPictures } from './edit-categories/category-pictures.js';
import { EditCategories } from './edit-categories/edit-categories.js';
import { EditColumns } from './edit-tables/edit-columns.js';
import { EditGroupTables } from './edit-tables/edit-group-tables.js';

/** Categories, tables and columns of the shop, which platform admins edit. */
@Module({
  imports: [MediaModule],
  controllers: [EditCategories, CategoryPictures, EditGroupTables, EditColumns],
})
export class CatalogueStructureModule {}
