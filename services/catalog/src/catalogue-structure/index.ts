export { CatalogueStructureModule } from './catalogue-structure.module.js';
