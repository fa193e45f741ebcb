import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Attachment } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input, Upload, UploadedFile } from '@werkbank/platform/http';
import { refusalOfPdf } from '@werkbank/platform/pdf';
import { FileStore, FileTooLarge, receiveFile } from '@werkbank/platform/files';
import { Clock } from '../../order/index.js';
import type { FileType } from './allowed-files.js';
import { attachedBy } from './attached.js';
import {
  countCustomsDeclarations,
  findByFileId,
  insertAttachment,
  type NewAttachment,
} from './attachment-rows.js';
import { refuseCustomsDeclarationChange } from './customs-declaration.js';
import { MayAttach, type Place } from './may-attach.js';
import { refuseTooMany } from './refuse-too-many.js';
import { tellAboutFile } from './tell-about-file.js';

/** Takes a file. A repetition with the same file id, after a broken connection, returns the same file. */
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
    const tooLarge = upload.refuseAbove(attachmentLimits.bytes);
    if (tooLarge) return tooLarge;
    const attached = attachedBy(headers);
    if (isRefusal(attached)) return attached;
    const { fileType, ...described } = attached;
    const createdBy = caller.kind === 'user' ? caller.userId : 0;
    // Refuses missing rights and full quotas before the upload; both are checked again afterwards.
    const announced = { ...described, createdBy, bytes: upload.announcedBytes };
    const admitted = await this.em.fork().transactional((em) => this.admit(em, announced, caller));
    if (isRefusal(admitted)) return admitted;
    if ('attachment' in admitted) return admitted.attachment;
    // Stored before any lock: a slow line must not hold up the order.
    const file = fileType ? await this.receive(upload, fileType) : { fileKey: null, bytes: 0 };
    if (isRefusal(file)) return file;
    let isKept = false;
    try {
      const kept = await this.em
        .fork()
        .transactional((em) => this.keep(em, { ...described, ...file, createdBy }, caller));
      if (isRefusal(kept)) return kept;
      isKept = kept.isNew;
      return kept.attachment;
    } finally {
      if (file.fileKey !== null && !isKept) await this.files.delete(file.fileKey);
    }
  }

  private async receive(
    upload: UploadedFile,
    { check }: FileType,
  ): Promise<{ fileKey: string; bytes: number } | Refusal> {
    const fileKey = randomUUID();
    const receiving = { key: fileKey, check: check(), maxBytes: attachmentLimits.bytes };
    try {
      return { fileKey, bytes: await receiveFile(this.files, upload.stream, receiving) };
    } catch (error) {
      if (error instanceof FileTooLarge) return refuse('BODY_TOO_LARGE');
      const notTaken = refusalOfPdf(error);
      if (notTaken) return notTaken;
      if (upload.isBrokenOff) return refuse('MALFORMED_REQUEST');
      throw error;
    }
  }

  /** The place of a new file, the existing file of a repetition, or the refusal. */
  private async admit(
    em: EntityManager,
    file: Omit<NewAttachment, 'ownerCompanyId' | 'fileKey'>,
    caller: Caller,
  ): Promise<Place | KnownFile | Refusal> {
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
    return (await refuseTooMany(em, file, place)) ?? place;
  }

  private async keep(
    em: EntityManager,
    file: Omit<NewAttachment, 'ownerCompanyId'>,
    caller: Caller,
  ): Promise<KnownFile | Refusal> {
    const place = await this.admit(em, file, caller);
    if (isRefusal(place) || 'attachment' in place) return place;
    const attachment = await insertAttachment(em, { ...file, ownerCompanyId: place.ownerCompanyId });
    if (place.delivery && attachment) {
      const { id: attachmentId, title, enabled } = attachment;
      const added = { attachmentId, title, enabledBefore: null, enabled };
      await tellAboutFile(em, place.delivery, caller, this.clock.now(), added);
    }
    // Without an insert, the same upload ran twice in parallel, or another company uses this id.
    if (attachment) return { attachment, isNew: true };
    const winner = await findByFileId(em, file.fileId);
    return winner ? sameFile(winner, file) : refuse('ATTACHMENT_FORBIDDEN');
  }
}

interface KnownFile {
  attachment: Attachment;
  isNew: boolean;
}

/** An id with another owner or object is not this file. */
function sameFile(
  known: { attachment: Attachment; createdBy: number },
  file: Pick<NewAttachment, 'objectType' | 'objectId' | 'createdBy'>,
): KnownFile | Refusal {
  const { attachment } = known;
  const same =
    known.createdBy === file.createdBy &&
    attachment.objectType === file.objectType &&
    attachment.objectId === file.objectId;
  return same ? { attachment, isNew: false } : refuse('ATTACHMENT_FORBIDDEN');
}
