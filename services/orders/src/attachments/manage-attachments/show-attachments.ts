import { EntityManager } from '@mikro-orm/postgresql';
import { buffer } from 'node:stream/consumers';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Attachment } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, fileAnswer, Input, wantedPart } from '@werkbank/platform/http';
import { FileStore } from '@werkbank/platform/files';
import { companyOf, isPlatformAdmin } from '../../order/index.js';
import { attachmentsOfDelivery } from './attachment-rows.js';
import { visibleDelivery } from './attached-object.js';
import { visibleAttachment } from './stored-attachment.js';

@Controller()
export class ShowAttachments {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
  ) {}

  @Call('listDeliveryAttachments')
  async list(
    @Input() { params }: CallInput<'listDeliveryAttachments'>,
    @CallerOf() caller: Caller,
  ): Promise<Attachment[] | Refusal> {
    const delivery = await visibleDelivery(this.em, params.deliveryId, caller);
    if (isRefusal(delivery)) return delivery;
    const attachments = await attachmentsOfDelivery(this.em, delivery.id);
    const seesAll = isPlatformAdmin(caller) || delivery.producerCompanyId === companyOf(caller);
    return attachments.filter(({ enabled }) => enabled || seesAll);
  }

  /** A file is streamed if the client accepts it; base64 in JSON needs it as a whole. */
  @Call('getAttachment')
  async get(
    @Input() { params, headers }: CallInput<'getAttachment'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getAttachment'> | StreamableFile | Refusal> {
    const stored = await visibleAttachment(this.em, params.attachmentId, caller);
    if (!stored?.fileKey) return refuse('ATTACHMENT_NOT_FOUND');
    const { fileKey, fileName, mediaType, bytes } = stored;
    const asFile = headers.accept?.includes(mediaType) ?? false;
    const part = asFile ? wantedPart(headers, bytes) : undefined;
    if (isRefusal(part)) return part;
    const content = await this.files.read(fileKey, part);
    if (!content) return refuse('ATTACHMENT_NOT_FOUND');
    if (asFile) return fileAnswer(content, { mediaType, fileName, length: bytes, part });
    return { fileName, mediaType, pdfContent: (await buffer(content)).toString('base64') };
  }
}
