export { CustomerNumbersModule } from './customer-numbers.module.js';
export { NumbersFollowCompanies } from './numbers-follow-companies.js';
export { OwnArticleNumber } from './own-article-number.entity.js';
export { type OwnNumber, OwnNumbers } from './own-numbers.js';
export { ownNumbersKey, readOwnNumbers, saveOwnNumbers } from './store-own-numbers.js';
