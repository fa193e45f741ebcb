import { Module } from '@nestjs/common';
import { fileStore } from '@werkbank/platform/files';
import { DeleteOldRows } from './delete-old-rows/delete-old-rows.js';
import { DecideImports } from './decide-imports/decide-imports.js';
import { ImportSettingsCalls } from './decide-imports/import-settings.js';
import { StartArticleEdit } from './edit-articles/start-article-edit.js';
import { GetSample } from './map-file/get-sample.js';
import { MapFile } from './map-file/map-file.js';
import { MapFeatures } from './map-features/map-features.js';
import { MapWaitingArticles } from './map-features/map-waiting-articles.js';
import { PlacesOfGroups } from './places/places.js';
import { ShowCatalogueImports } from './show-imports/show-imports.js';
import { MediaModule } from '../media/index.js';
import { TakeMedia } from './stage-file/take-media.js';
import { ReadFile } from './stage-file/read-file.js';
import { StartCatalogueImport } from './start-import/start-catalogue-import.js';
import { SetLines } from './stock-and-prices/set-lines.js';
import { WorkOffCatalogueImports } from './work/work-off-catalogue-imports.js';

/** Catalogue files of producers. */
@Module({
  imports: [MediaModule],
  providers: [
    fileStore,
    ReadFile,
    TakeMedia,
    WorkOffCatalogueImports,
    MapWaitingArticles,
    DeleteOldRows,
    StartArticleEdit,
  ],
  exports: [StartArticleEdit],
  controllers: [
    StartCatalogueImport,
    ShowCatalogueImports,
    DecideImports,
    ImportSettingsCalls,
    PlacesOfGroups,
    MapFeatures,
    MapFile,
    GetSample,
    SetLines,
  ],
})
export class CatalogueImportsModule {}
