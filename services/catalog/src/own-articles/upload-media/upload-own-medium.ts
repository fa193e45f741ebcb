import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { UploadedOwnMedium } from '@werkbank/contracts/entities';
import { type ErrorCode, isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { ownArticleLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input, Upload, UploadedFile } from '@werkbank/platform/http';
import { lineOf, importingCompany } from '../../catalogue-imports/index.js';
import { MediaJobs, MediaRefused, mediaTypes, mediumAddress } from '../../media/index.js';
import { uploadSourceOf } from './upload-source.js';

const field = 'file';
const codes: Partial<Record<MediaRefused['reason'], ErrorCode>> = {
  Empty: 'FILE_EMPTY',
  TooLarge: 'BODY_TOO_LARGE',
  PdfNotAllowed: 'PDF_NOT_ALLOWED',
  PictureBroken: 'PICTURE_BROKEN',
  TooManyPixels: 'PICTURE_TOO_LARGE',
};
/** Endings of names beside the usual one of each type. */
const otherEndings: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', tiff: 'tif', m4v: 'mp4' };

/** The name of a file promises another type than its content has. */
class OtherType extends Error {
  constructor(
    readonly ending: string,
    readonly type: string,
  ) {
    super(`.${ending} is ${type}`);
  }
}

/** Takes a file for an article. It is in the shop once the article names it, else it is deleted after a while. */
@Controller()
export class UploadOwnMedium {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaJobs,
  ) {}

  @Call('uploadOwnArticleMedium')
  async take(
    @Input() { headers, query }: CallInput<'uploadOwnArticleMedium'>,
    @Upload() upload: UploadedFile,
    @CallerOf() caller: Caller,
  ): Promise<UploadedOwnMedium | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const bytes = await upload.bytes(ownArticleLimits.mediaBytes);
    if (isRefusal(bytes)) return refuse(bytes.code, { field });
    const fileName = lineOf(headers['x-file-name']) || 'datei';
    try {
      const { mediaId, kind } = await this.media.takeUpload(this.em.fork(), Readable.from([bytes]), (type) =>
        refuseOtherType(fileName, type.ending),
      );
      return {
        source: uploadSourceOf(mediaId, fileName),
        kind,
        fileName,
        address: mediumAddress(mediaId, kind === 'image' ? 'page' : 'original'),
        thumbnail: kind === 'image' ? mediumAddress(mediaId, 'row') : null,
      };
    } catch (error) {
      if (error instanceof OtherType) {
        const params = { ending: `.${error.ending}`, type: error.type };
        return refuse('FILE_OF_OTHER_TYPE', { field, params });
      }
      if (error instanceof MediaRefused)
        return refuse(codes[error.reason] ?? 'FILE_TYPE_NOT_ALLOWED', { field });
      throw error;
    }
  }
}

/** A name without an ending, or with an unknown one, makes no claim about the type. */
function refuseOtherType(fileName: string, ending: string): void {
  const [, written = ''] = /\.([a-z0-9]+)$/i.exec(fileName) ?? [];
  const promised = otherEndings[written.toLowerCase()] ?? written.toLowerCase();
  const isMedium = mediaTypes.some((type) => type.ending === promised);
  if (isMedium && promised !== ending) throw new OtherType(written, ending.toUpperCase());
}
