export { OwnNumbersModule } from './own-numbers.module.js';
