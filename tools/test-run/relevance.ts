import { StartRefused } from '../launcher/processes/start-refused.ts';
import { runSuites } from './test.ts';

/**
 * `npm run relevance`: measures the search on judged queries, on PostgreSQL and, with `MEILI_URL`, on Meilisearch. It fails if a
 * result is worse than recorded; `-- --record` records the new ones.
 */
export function relevance(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--record');
  if (unknown !== undefined)
    throw new StartRefused(`npm run relevance does not know ${unknown}; it knows --record.`);
  if (args.includes('--record')) process.env['RELEVANCE_RECORD'] = 'yes';
  return runSuites({ only: new Set(['relevance']), paths: [], keep: false });
}
