import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/index.js';
import { ExportCatalogue } from './export-catalogue.js';

/** Articles as files for other systems. */
@Module({ imports: [ArticlesModule], controllers: [ExportCatalogue] })
export class CatalogueExportsModule {}
