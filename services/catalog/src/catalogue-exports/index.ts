export { CatalogueExportsModule } from './catalogue-exports.module.js';
