import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/index.js';
import { accounting } from './issue/choose-accounting.js';
import { IssueDueDocuments } from './issue/issue-due-documents.js';
import { OwnAccounting } from './issue/own-accounting.js';
import { ShowDocuments } from './issue/show-documents.js';
import { labelMakers } from './labels/choose-label-makers.js';
import { PrintLabels } from './labels/print-labels.js';

/** The documents of orders: what they say, when they are issued, how they are drawn. */
@Module({
  imports: [AttachmentsModule],
  providers: [OwnAccounting, accounting, labelMakers, IssueDueDocuments],
  controllers: [ShowDocuments, PrintLabels],
  exports: [IssueDueDocuments],
})
export class DocumentsModule {}
