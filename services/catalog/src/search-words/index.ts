export { SearchWordsModule } from './search-words.module.js';
