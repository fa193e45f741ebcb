-- Run in the database of each domain after a restore, before its service starts. What was numbered after the backup is lost,
-- yet people have those numbers on paper: each series goes on beyond them, sequences by 100,000 and invoices and credit
-- notes by 10,000. Running it again leaves a larger gap and does no other harm.
do $$
declare
  one record;
begin
  for one in
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as reached, max_value
    from pg_sequences
  loop
    perform setval(one.name::regclass, least(one.reached + 100000, one.max_value));
  end loop;
  if to_regclass('public.paper_series') is not null then
    update public.paper_series set last_number = last_number + 10000;
    -- Where a company counts for the first time: its lost first numbers are skipped as well.
    insert into public.paper_series (producer_company_id, kind, last_number)
    values (0, 'Invoice', 10000), (0, 'CreditNote', 10000)
    on conflict do nothing;
  end if;
end
$$;
