export { ArticleHistoryModule } from './article-history.module.js';
export { ArticleChangeEntity } from './article-change.entity.js';
export { keepChanges } from './keep-changes.js';
