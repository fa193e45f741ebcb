import type { Databases } from '../instance/databases.ts';

/** Tables of the admin service and their copies in other services. */
const replicas = [
  {
    of: 'companies',
    source: 'select id, name from company order by id',
    in: 'catalog',
    replica: 'select id, name from customer order by id',
  },
  {
    of: "producers' companies",
    source: `select id, name, producer_id as "producerId" from company where kind = 'Producer' order by id`,
    in: 'catalog',
    replica: 'select id, name, producer_id as "producerId" from producer_company order by id',
  },
  {
    of: 'producers',
    source: 'select id, platform_margin::float8 as margin, custom_shipping from producer order by id',
    in: 'catalog',
    replica: 'select id, platform_margin::float8 as margin, custom_shipping from producer order by id',
  },
  {
    of: 'producers',
    source: 'select id, custom_shipping from producer order by id',
    in: 'checkout',
    replica: 'select id, custom_shipping from producer order by id',
  },
  {
    of: 'exchange rates',
    source: `select source_currency, target_currency, exchange_rate_type, valid_from::text, ratio::float8 from exchange_rate
              order by 1, 2, 3, 4`,
    in: 'catalog',
    replica: `select source_currency, target_currency, exchange_rate_type, valid_from::text, ratio::float8 from exchange_rate
              order by 1, 2, 3, 4`,
  },
] as const;

/** Copies equal their source, even after late, repeated or lost events. */
export async function replicasAsTheirSource(databases: Databases): Promise<string[]> {
  const compared = replicas.map(async (one) => {
    const source = await databases.rows<Record<string, unknown>>('admin', one.source);
    const kept = await databases.rows<Record<string, unknown>>(one.in, one.replica);
    const [wanted, found] = [source, kept].map((rows) => rows.map((row) => JSON.stringify(row)));
    const differing = [
      ...(wanted ?? []).filter((row) => !found?.includes(row)),
      ...(found ?? []).filter((row) => !wanted?.includes(row)),
    ];
    return differing.length === 0
      ? []
      : [`${one.in} keeps ${one.of} otherwise: ${differing.slice(0, 4).join(', ')}`];
  });
  return (await Promise.all(compared)).flat();
}
