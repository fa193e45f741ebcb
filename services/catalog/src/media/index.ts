export { mediaEnv } from './address-policy/media-env.js';
export { fileNameOf } from './media-jobs/file-name.js';
export { MediaFileEntity, MediaOrderEntity } from './media-jobs/media-order.entity.js';
export { type FormerOrder, MediaJobs, type WantedMedium } from './media-jobs/media-jobs.js';
export { MediaModule } from './media.module.js';
export { picturesOf } from './serve-media/pictures-of-article.js';
export { MediumEntity, MediumSourceEntity } from './store-media/medium.entity.js';
