/**
 * The statement that numbers names that are the same by now, before a unique index over their compare form, for a
 * migration: the oldest keeps its name, each other one gets the next free number. `scope` is the column within which
 * names are unique.
 */
export function numberEqualNames(table: string, column: string, max: number, scope = 'true'): string {
  const named = `(select id, ${column} as name, ${scope} as owner from ${table})`;
  const taken = (row: string, name: string) =>
    `select from ${named} o where o.owner = ${row}.owner and compare_form(o.name) = compare_form(${name})`;
  return `do $$ declare again record; n int; numbered text; begin
    for again in select * from ${named} g where exists (${taken('g', 'g.name')} and o.id < g.id) order by id loop
      n := 1;
      loop
        n := n + 1;
        numbered := left(again.name, ${max - 10}) || ' (' || n || ')';
        exit when not exists (${taken('again', 'numbered')});
      end loop;
      update ${table} set ${column} = numbered where id = again.id;
    end loop;
  end $$`;
}
