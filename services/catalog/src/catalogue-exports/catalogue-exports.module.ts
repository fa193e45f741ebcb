import { Module } from '@nestjs/common';
import { ExportCatalogue } from './export-catalogue.js';

/** Articles as files for other systems. */
@Module({ controllers: [ExportCatalogue] })
export class CatalogueExportsModule {}
