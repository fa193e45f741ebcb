export { BasketModule } from './basket.module.js';
export { buyerOf, sessionOf } from './buyer/buyer-of.js';
export { ownBasketSchema } from './keep-basket/own-basket.entity.js';
export { basketItemOf, withoutMargin } from './refresh-basket/arrange-basket.js';
