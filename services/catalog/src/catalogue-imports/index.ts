export { CatalogueImportsModule } from './catalogue-imports.module.js';
export { importingCompany } from './callers/importing-company.js';
export { inNameOf } from './callers/in-name-of.js';
export { discountGroupIn } from './compare/discount-groups.js';
export { catalogueImportEntities, SourceGroupEntity } from './tables/index.js';
