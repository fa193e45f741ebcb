import type { ColumnChanges, SentColumns } from '../tables/index.js';

/**
 * Changes as they are kept beside the row of the file. Of a new article, all columns change: only those that differ from the
 * row's are kept, so that its texts and features are not written twice.
 */
export const keptChanges = (kind: string, sent: SentColumns, changes: ColumnChanges): ColumnChanges =>
  kind === 'new'
    ? Object.fromEntries(Object.entries(changes).filter(([column, { after }]) => after !== sent[column]))
    : changes;

/** All changes of an article again. */
export const wholeChanges = (kind: string, sent: SentColumns, kept: ColumnChanges): ColumnChanges =>
  kind === 'new'
    ? {
        ...Object.fromEntries(
          Object.entries(sent).map(([column, after]) => [column, { before: null, after }]),
        ),
        ...kept,
      }
    : kept;

/** The same in SQL, for the row `s` of a file and its changes `c`. */
export const wholeChangesSql = `case when c.kind = 'new' then coalesce((
    select jsonb_object_agg(key, jsonb_build_object('before', null, 'after', value)) from jsonb_each(s.sent)), '{}') || c.changes
  else c.changes end`;
