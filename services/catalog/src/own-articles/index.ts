export { OwnArticlesModule } from './own-articles.module.js';
