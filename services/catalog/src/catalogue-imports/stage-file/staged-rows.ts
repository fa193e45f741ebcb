import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import type { WrittenBatch } from './batch.js';

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
/** A group of which a file has the id alone keeps its name and its place in the tree. */
const addGroups = statement(
  'keep-source-groups',
  {},
  `insert into source_group (company_id, source_group, parent, name)
   select ?::int, id, parent, name from jsonb_to_recordset(?::jsonb) as g(id text, parent text, name jsonb)
   on conflict (company_id, source_group) do update set parent = excluded.parent, name = excluded.name
    where excluded.parent is not null or excluded.name <> jsonb_build_object('de', excluded.source_group)`,
);
const noteProgress = statement(
  'note-progress-of-reading',
  {},
  'update catalogue_import set read_bytes = ?, refused_lines = refused_lines + ? where id = ?',
);

/** Writes a batch in this transaction. */
export async function writeBatch(
  em: EntityManager,
  { id, companyId }: { id: number; companyId: number },
  { groups, rows, refused, places, refusedLines }: WrittenBatch,
  readBytes: number,
): Promise<void> {
  if (groups !== undefined) await run(em, addGroups, [companyId, groups]);
  if (rows !== undefined) await run(em, addRows, [id, rows]);
  if (refused !== undefined) await run(em, addRefused, [id, refused]);
  if (places !== undefined) await run(em, addPlaces, [id, places]);
  await run(em, noteProgress, [readBytes, refusedLines, id]);
}
