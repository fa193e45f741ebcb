import type { CatalogueImportMode, ColumnMapping, ImportDefaults } from '@werkbank/contracts/entities';
import type { ImportFailure } from '../tables/index.js';
import type { WrittenBatch } from './batch.js';

/** The file that the thread reads, as plain data. */
export interface FileToRead {
  id: number;
  companyId: number;
  mode: CatalogueImportMode;
  key: string;
  size: number;
  defaults: ImportDefaults;
  /** Columns that the user has chosen; empty before. */
  chosen: readonly ColumnMapping[];
  /** Columns of earlier imports by the heads of their tables. */
  remembered: readonly (readonly [heads: string, columns: readonly ColumnMapping[]])[];
  store: StorePlace;
}

/** Variables of the file store. */
interface StorePlace {
  FILES_DIR: string;
  FILES_KEEP_FREE_MIB: number;
  FILES_BUCKET?: string | undefined;
  FILES_REGION: string;
  FILES_ENDPOINT?: string | undefined;
}

export type FromThread =
  | { kind: 'alive' }
  /** A key of the file store that is free to delete once the thread has ended. */
  | { kind: 'temporary'; key: string }
  | { kind: 'recognised'; recognised: string }
  | { kind: 'heads'; heads: string; columns: readonly ColumnMapping[] }
  | { kind: 'batch'; batch: WrittenBatch; readBytes: number }
  | { kind: 'end'; leftOut: string }
  | { kind: 'needsMapping' }
  | { kind: 'unreadable'; failure: ImportFailure };
