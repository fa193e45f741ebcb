import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/index.js';
import { DrawPages } from './draw-pages/draw-pages.js';
import { ListPublicAddresses } from './list-public-addresses/list-public-addresses.js';
import { ShowPublicPage } from './show-public-page/show-public-page.js';

/** First pages for visitors, and their addresses. */
@Module({
  imports: [ArticlesModule],
  controllers: [ShowPublicPage, ListPublicAddresses],
  providers: [DrawPages],
})
export class PublicPagesModule {}
