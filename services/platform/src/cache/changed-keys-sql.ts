/** The keys that a table's changes touch: one key for all rows, or `<key>:<value of column>` for each row. */
export interface KeysOfTable {
  table: string;
  key: string;
  column?: string;
}

/** More rows than this at once count as a change of the key as a whole. */
const mostSingleKeys = 500;

/**
 * Makes PostgreSQL record changed keys, whatever program changes them. `changed_key` has a row per key and transaction;
 * `changed_key_horizon` has the snapshot that every process has surely read. A row becomes visible together with its
 * change.
 */
export const changedKeysSql = [
  `create table changed_key (xid xid8 not null default pg_current_xact_id(), key text not null, primary key (xid, key))`,
  `create table changed_key_horizon (
    only_row boolean primary key default true check (only_row),
    snapshot pg_snapshot not null,
    taken_at timestamptz not null
  )`,
  `insert into changed_key_horizon (snapshot, taken_at) values (pg_current_snapshot(), now())`,
  `create function note_changed_key() returns trigger language plpgsql as $$
    begin
      insert into changed_key (key) values (tg_argv[0]) on conflict do nothing;
      return null;
    end $$`,
  `create function note_changed_rows() returns trigger language plpgsql as $$
    declare rows bigint;
    begin
      select count(*) into rows from changed;
      if rows > ${mostSingleKeys} then
        insert into changed_key (key) values (tg_argv[0]) on conflict do nothing;
      elsif rows > 0 then
        execute format('insert into changed_key (key) select distinct %L || %I from changed on conflict do nothing',
          tg_argv[0] || ':', tg_argv[1]);
      end if;
      return null;
    end $$`,
];

/** The triggers of one table. A row's identifying column never changes. */
export function noteChangesSql({ table, key, column }: KeysOfTable): string[] {
  if (column === undefined) {
    return [
      `create trigger note_changes after insert or update or delete or truncate on ${table}
        for each statement execute function note_changed_key('${key}')`,
    ];
  }
  const trigger = (event: string, rows: string) =>
    `create trigger note_${event} after ${event} on ${table} referencing ${rows} table as changed
      for each statement execute function note_changed_rows('${key}', '${column}')`;
  return [
    trigger('insert', 'new'),
    trigger('update', 'new'),
    trigger('delete', 'old'),
    `create trigger note_truncate after truncate on ${table}
      for each statement execute function note_changed_key('${key}')`,
  ];
}
