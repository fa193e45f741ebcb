export { SavedListsModule } from './saved-lists.module.js';
export { savedListSchema } from './store-lists/saved-list.entity.js';
