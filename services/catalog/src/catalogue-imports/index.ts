export { CatalogueImportsModule } from './catalogue-imports.module.js';
export { catalogueImportEntities } from './tables/index.js';
