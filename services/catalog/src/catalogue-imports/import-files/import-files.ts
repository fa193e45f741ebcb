import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '@werkbank/contracts/access';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { chooseFileStore } from '@werkbank/platform/files';
import { asTheService } from '@werkbank/platform/request';
import { AddressPolicy, MediaJobs, WorkOffMedia } from '../../media/index.js';
import { DecideImports } from '../decide-imports/decide-imports.js';
import { PlacesOfGroups } from '../places/places.js';
import { ReadFile } from '../stage-file/read-file.js';
import { TakeMedia } from '../stage-file/take-media.js';
import type { FileToRead } from '../stage-file/thread-messages.js';
import { StartCatalogueImport } from '../start-import/start-catalogue-import.js';
import { CatalogueImportEntity } from '../tables/index.js';
import { WorkOffCatalogueImports } from '../work/work-off-catalogue-imports.js';

export interface FileToImport {
  path: string;
  mode: CatalogueImportMode;
  sentBy: SignedInUser & { companyId: number };
  places: CallRequest<'placeSourceGroups'>['body']['places'];
}

const sameFile = statement(
  'finished-import-of-same-file',
  { done: p.boolean() },
  `select exists (select from catalogue_import where company_id = ? and file_hash = ? and status = 'Done') as done`,
);
const outcome = statement(
  'outcome-of-imported-file',
  columns(CatalogueImportEntity, 'status', 'failure'),
  'select status, failure from catalogue_import where id = ?',
);

/** Parts of a call that it has not. */
const nothing = { params: undefined, query: undefined, headers: undefined, body: undefined };

/** Imports files in a command, by the use cases of the calls: taken, read, placed and applied one after the other. */
export class ImportFiles {
  private readonly starts: StartCatalogueImport;
  private readonly decisions: DecideImports;
  private readonly places: PlacesOfGroups;

  private constructor(
    private readonly em: EntityManager,
    files: Awaited<ReturnType<typeof chooseFileStore>>,
    private readonly media: WorkOffMedia,
    private readonly work: WorkOffCatalogueImports,
  ) {
    this.starts = new StartCatalogueImport(em, files, work);
    this.decisions = new DecideImports(em, files, work);
    this.places = new PlacesOfGroups(em);
  }

  static async into(em: EntityManager, env: FileToRead['store']): Promise<ImportFiles> {
    const files = await chooseFileStore(env);
    // Media are in archives, so no host is allowed.
    const media = new WorkOffMedia(em, files, new AddressPolicy({ hosts: [], allowLoopback: false }));
    const jobs = new MediaJobs(files, media);
    const work = new WorkOffCatalogueImports(
      em,
      new ReadFile(em, files, { env }),
      new TakeMedia(em, files, jobs),
      jobs,
    );
    return new ImportFiles(em, files, media, work);
  }

  /** False for a file that the company has sent before. */
  import(file: FileToImport): Promise<boolean> {
    return asTheService(async () => {
      const { companyId } = file.sentBy;
      const before = await readOne(this.em.fork(), sameFile, [companyId, await hashOf(file.path)]);
      if (before?.done) return false;
      const importId = await this.take(file);
      await this.reach(importId, 'Preview');
      if (file.places.length > 0)
        succeeded(
          await this.places.place({ ...nothing, query: {}, body: { places: file.places } }, file.sentBy),
        );
      succeeded(await this.decisions.apply({ ...nothing, params: { importId } }, file.sentBy));
      await this.reach(importId, 'Done');
      await this.media.idle();
      return true;
    });
  }

  private async take({ path, mode, sentBy }: FileToImport): Promise<number> {
    const { size } = await stat(path);
    const taken = await this.starts.take(
      { ...nothing, headers: { 'x-file-name': encodeURIComponent(basename(path)) }, query: { mode } },
      {
        stream: createReadStream(path),
        announcedBytes: size,
        isBrokenOff: false,
        refuseAbove: () => undefined,
      },
      sentBy,
    );
    return succeeded(taken).importId;
  }

  private async reach(importId: number, status: 'Preview' | 'Done'): Promise<void> {
    await this.work.idle();
    await this.work.run();
    const found = await readOne(this.em.fork(), outcome, [importId]);
    if (found?.status !== status)
      throw new Error(`import ${importId} is ${found?.status} ${JSON.stringify(found?.failure)}`);
  }
}

function succeeded<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(`refused with ${answer.code}`);
  return answer;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
