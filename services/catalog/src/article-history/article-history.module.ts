import { Module } from '@nestjs/common';
import { DeleteOldChanges } from './delete-old-changes.js';

@Module({ providers: [DeleteOldChanges] })
export class ArticleHistoryModule {}
