import { parseArgs } from 'node:util';
import { EnvironmentError } from '../env/read-env.js';
import { runProcess } from '../env/run-process.js';
import { drop, replay, resend } from './change-queues.js';
import { list, listNotes, states } from './list-queues.js';
import { openQueues } from './open-queues.js';

const usage = `Usage: queues <what>, with NATS_URL and DATABASE_URLS (several, separated by blanks) or DATABASE_URL
  list                          dead letters: what a consumer could not handle, what an outbox could not send
  list --dropped                what was dropped in the last year, by whom and why
  replay [<id> …]               gives those to who could not handle or send them once more; without ids all
  drop --reason <text> <id> …   takes those away for good
  outbox                        how many events wait, are kept and were handled in each database
  outbox --from <date> [--only <database>]   sends kept events since a date or instant (ISO) once more
An id is the sequence of a letter or the id of an event, as list shows them.`;

interface Given {
  reason?: string | undefined;
  from?: string | undefined;
  only?: string | undefined;
  dropped?: boolean | undefined;
}

function main(args: string[]): Promise<void> {
  const { what, ids, given } = read(args);
  if (what === 'list' && ids.length === 0) {
    return openQueues((queues) => (given.dropped ? listNotes(queues) : list(queues)));
  }
  if (what === 'replay') return openQueues((queues) => replay(queues, ids));
  const reason = given.reason?.trim() ?? '';
  if (what === 'drop' && ids.length > 0 && reason !== '')
    return openQueues((queues) => drop(queues, ids, reason));
  if (what === 'outbox' && ids.length === 0) {
    const since = given.from === undefined ? undefined : new Date(given.from);
    if (since === undefined) return openQueues(states);
    if (!Number.isNaN(since.getTime())) return openQueues((queues) => resend(queues, since, given.only));
  }
  throw new EnvironmentError(usage);
}

function read(args: string[]): { what: string | undefined; ids: string[]; given: Given } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        from: { type: 'string' },
        only: { type: 'string' },
        dropped: { type: 'boolean' },
      },
    });
    const [what, ...ids] = positionals;
    return { what, ids, given: values };
  } catch {
    throw new EnvironmentError(usage);
  }
}

await runProcess(() => main(process.argv.slice(2)));
