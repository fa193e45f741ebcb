import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { RefusedRow } from '../compare/compare-import.js';
import type { SentColumns, SentStock } from '../tables/index.js';

export interface NewRow {
  line: number;
  materialNumber: string;
  sent: SentColumns;
  stock: SentStock[];
}

/** Rows that are written together, with how far the file is read by then. */
export class Batch {
  readonly rows: NewRow[] = [];
  readonly refused: RefusedRow[] = [];
  readonly places: { materialNumber: string; sourceGroup: string }[] = [];
  readonly groups = new Map<string, { parent: string | null; name: Partial<LocalizedText> }>();

  get isEmpty(): boolean {
    return this.rows.length + this.refused.length + this.places.length + this.groups.size === 0;
  }

  get isFull(): boolean {
    return (
      this.rows.length >= 500 ||
      this.refused.length >= 500 ||
      this.places.length >= 2000 ||
      this.groups.size >= 500
    );
  }
}

const addRows = statement(
  'stage-articles',
  {},
  `insert into catalogue_import_article (import_id, line, material_number, sent, stock)
   select ?::int, line, "materialNumber", sent, stock
     from jsonb_to_recordset(?::jsonb) as r(line int, "materialNumber" text, sent jsonb, stock jsonb)
   on conflict (import_id, line) do nothing`,
);
const addRefused = statement(
  'stage-refused-lines',
  {},
  `insert into catalogue_import_refusal (import_id, line, material_number, field, code, value)
   select ?::int, line, "materialNumber", field, code, value
     from jsonb_to_recordset(?::jsonb) as r(line int, "materialNumber" text, field text, code text, value text)`,
);
const addPlaces = statement(
  'stage-places',
  {},
  `insert into catalogue_import_place (import_id, material_number, source_group)
   select ?::int, "materialNumber", "sourceGroup"
     from jsonb_to_recordset(?::jsonb) as p("materialNumber" text, "sourceGroup" text)`,
);
const addGroups = statement(
  'keep-source-groups',
  {},
  `insert into source_group (company_id, source_group, parent, name)
   select ?::int, id, parent, name from jsonb_to_recordset(?::jsonb) as g(id text, parent text, name jsonb)
   on conflict (company_id, source_group) do update set parent = excluded.parent, name = excluded.name`,
);
const noteProgress = statement(
  'note-progress-of-reading',
  {},
  'update catalogue_import set read_bytes = ? where id = ?',
);

export interface Staging {
  importId: number;
  companyId: number;
}

/** Writes a batch in this transaction. */
export async function writeBatch(
  em: EntityManager,
  { importId, companyId }: Staging,
  batch: Batch,
  readBytes: number,
): Promise<void> {
  if (batch.groups.size > 0) {
    const groups = [...batch.groups].map(([id, group]) => ({ id, ...group }));
    await run(em, addGroups, [companyId, JSON.stringify(groups)]);
  }
  if (batch.rows.length > 0) await run(em, addRows, [importId, JSON.stringify(batch.rows)]);
  if (batch.refused.length > 0) await run(em, addRefused, [importId, JSON.stringify(batch.refused)]);
  if (batch.places.length > 0) await run(em, addPlaces, [importId, JSON.stringify(batch.places)]);
  await run(em, noteProgress, [readBytes, importId]);
}
