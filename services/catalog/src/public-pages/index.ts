export { PublicPagesModule } from './public-pages.module.js';
