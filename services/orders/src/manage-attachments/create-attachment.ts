import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/caller';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Attachment } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input, Upload, UploadedFile } from '@werkbank/platform/http';
import { FileStore } from '../keep-files/file-store.js';
import { Clock } from '../order/clock.js';
import { attachedBy } from './attached.js';
import {
  countCustomsDeclarations,
  findByFileId,
  insertAttachment,
  type NewAttachment,
} from './attachment-rows.js';
import { refuseCustomsDeclarationChange } from './customs-declaration.js';
import { MayAttach } from './may-attach.js';
import { refuseTooMany } from './refuse-too-many.js';
import { tellAboutFile } from './tell-about-file.js';

/** Takes a file. Sent once more with the same file id, after a broken connection, it is the same file. */
@Controller()
export class CreateAttachment {
  constructor(
    private readonly em: EntityManager,
    private readonly mayAttach: MayAttach,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  @Call('createAttachment')
  async create(
    @Input() { headers }: CallInput<'createAttachment'>,
    @Upload() upload: UploadedFile,
    @CallerOf() caller: Caller,
  ): Promise<Attachment | Refusal> {
    // Read before anything is locked: a slow line must not hold up the order.
    const content = await upload.bytes(attachmentLimits.bytes);
    if (isRefusal(content)) return content;
    const attached = attachedBy(headers, content);
    if (isRefusal(attached)) return attached;
    const fileKey = attached.type === 'pdf' ? randomUUID() : null;
    if (fileKey !== null) await this.files.put(fileKey, Readable.from([content]), attachmentLimits.bytes);
    const createdBy = caller.kind === 'user' ? caller.userId : 0;
    const kept = await this.em
      .fork()
      .transactional((em) => this.keep(em, { ...attached, fileKey, createdBy }, caller));
    const isRefused = isRefusal(kept);
    if (fileKey !== null && (isRefused || !kept.isNew)) await this.files.delete(fileKey);
    return isRefused ? kept : kept.attachment;
  }

  private async keep(
    em: EntityManager,
    file: Omit<NewAttachment, 'ownerCompanyId'>,
    caller: Caller,
  ): Promise<{ attachment: Attachment; isNew: boolean } | Refusal> {
    const place = await this.mayAttach.placeFor(em, file, caller);
    if (isRefusal(place)) return place;
    const known = await findByFileId(em, file.fileId);
    if (known) return sameFile(known, file);
    const refused = refuseCustomsDeclarationChange(file.attachmentType, place.delivery?.status);
    if (refused) return refused;
    if (file.attachmentType === 'CustomsDeclaration' && place.delivery) {
      const others = await countCustomsDeclarations(em, place.delivery.id);
      if (others > 0) return refuse('ONLY_ONE_CUSTOMS_DECLARATION');
    }
    const tooMany = await refuseTooMany(em, file, place);
    if (tooMany) return tooMany;
    const attachment = await insertAttachment(em, { ...file, ownerCompanyId: place.ownerCompanyId });
    if (place.delivery) {
      await tellAboutFile(em, place.delivery, caller, this.clock.now(), 'attachmentAdded');
    }
    // Where nothing was inserted, the same upload came twice at the same moment.
    if (attachment) return { attachment, isNew: true };
    const winner = await findByFileId(em, file.fileId);
    return winner ? sameFile(winner, file) : refuse('ATTACHMENT_NOT_FOUND');
  }
}

/** An id that somebody else used, or for something else, is not this file. */
function sameFile(
  known: { attachment: Attachment; createdBy: number },
  file: Pick<NewAttachment, 'objectType' | 'objectId' | 'createdBy'>,
): { attachment: Attachment; isNew: false } | Refusal {
  const { attachment } = known;
  const same =
    known.createdBy === file.createdBy &&
    attachment.objectType === file.objectType &&
    attachment.objectId === file.objectId;
  return same ? { attachment, isNew: false } : refuse('ATTACHMENT_FORBIDDEN');
}
