import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, runPrepared, type RowOf, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { Call, fileAnswer, Input, wantedPart } from '@werkbank/platform/http';
import { mediaTypes } from '../store-media/recognise-type.js';
import { MediumEntity } from '../store-media/medium.entity.js';

const shape = columns(MediumEntity, 'kind', 'mediaType', 'bytes', 'fileKey', 'sizeBytes');

const mediumToShow = statement(
  'medium-to-show',
  shape,
  `select kind, media_type as "mediaType", bytes, file_key as "fileKey", size_bytes as "sizeBytes"
   from medium where media_id = $1`,
);

/**
 * Serves pictures in the sizes of pages, documents and videos, publicly and cached without expiry: other
 * content has another address.
 */
@Controller()
export class ShowMedium {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
  ) {}

  @Call('getArticleMedium')
  async show(@Input() { params, headers }: CallInput<'getArticleMedium'>): Promise<StreamableFile | Refusal> {
    const { mediaId, size } = params;
    const [medium] = await runPrepared(this.em, mediumToShow, [mediaId]);
    const file = medium && fileOf(medium, size);
    if (!file) return refuse('MEDIUM_NOT_FOUND');
    const part = wantedPart(headers, file.length);
    if (isRefusal(part)) return part;
    const content = await this.files.read(file.key, part);
    if (!content) return refuse('MEDIUM_NOT_FOUND');
    const fileName = `${mediaId.slice(0, 12)}-${size}.${file.ending}`;
    return fileAnswer(content, {
      ...file,
      fileName,
      part,
      unchanging: { etag: `"${mediaId.slice(0, 32)}-${size}"` },
    });
  }
}

interface ShownFile {
  key: string;
  mediaType: string;
  ending: string;
  length: number;
  inline: boolean;
}

/** A size exists of pictures only. Their originals carry metadata and are saved, never shown. */
function fileOf(
  { kind, mediaType, bytes, fileKey, sizeBytes }: RowOf<typeof shape>,
  size: CallInput<'getArticleMedium'>['params']['size'],
): ShownFile | undefined {
  if (size === 'original') {
    const ending = mediaTypes.find((type) => type.mediaType === mediaType)?.ending ?? 'bin';
    return { key: fileKey, mediaType, ending, length: bytes, inline: kind !== 'image' };
  }
  const length = sizeBytes?.[size];
  if (length === undefined) return undefined;
  return { key: `${fileKey}.${size}`, mediaType: 'image/webp', ending: 'webp', length, inline: true };
}
