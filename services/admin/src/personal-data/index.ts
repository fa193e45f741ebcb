export { type Erased, eraseEverywhere, listErased } from './erase-everywhere.js';
export { PersonalDataModule } from './personal-data.module.js';
export { readErasedList } from './read-erased-list.js';
