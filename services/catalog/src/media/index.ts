export { mediaEnv } from './address-policy/media-env.js';
export { MediaFileEntity, MediaOrderEntity } from './media-jobs/media-order.entity.js';
export { MediaModule } from './media.module.js';
export { MediumEntity, MediumSourceEntity } from './store-media/medium.entity.js';
