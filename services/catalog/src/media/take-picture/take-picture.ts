import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { FileStore } from '@werkbank/platform/files';
import { MediaRefused } from '../address-policy/media-refused.js';
import { mediumAddress } from '../serve-media/medium-address.js';
import { recogniseType, recognisedWithin } from '../store-media/recognise-type.js';
import { takeMedium } from '../store-media/take-medium.js';

/** Stores a manually uploaded picture. */
@Injectable()
export class TakePicture {
  constructor(private readonly files: FileStore) {}

  /** The path of its smallest size, or why it is not taken. */
  async take(em: EntityManager, bytes: Buffer): Promise<{ address: string } | Refusal> {
    const field = 'file';
    if (recogniseType(bytes.subarray(0, recognisedWithin))?.kind !== 'image')
      return refuse('FILE_TYPE_NOT_ALLOWED', { field });
    try {
      const { mediaId } = await takeMedium(em, this.files, Readable.from([bytes]));
      return { address: mediumAddress(mediaId, 'row') };
    } catch (error) {
      if (error instanceof MediaRefused) return refuse('PICTURE_NOT_READABLE', { field });
      throw error;
    }
  }
}
