import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '@werkbank/contracts/access';
import type { ImportedUser } from '@werkbank/contracts/entities';
import type { Refusal } from '@werkbank/contracts/errors';
import { UserRecord } from '../../directory/index.js';
import { addUsers } from '../add-users/add-users.js';
import type { Problem } from './read-line.js';

export interface ReadLine {
  line: number;
  read: ImportedUser | Problem[];
}

/** The result of a line: the id of its new user, or the problems that refused it. */
export interface LineOutcome {
  line: number;
  user_id: number | null;
  problems: Problem[] | null;
}

/** Adds the people of lines as the form does. A refused line does not stop the others. */
export async function addLines(
  em: EntityManager,
  lines: readonly ReadLine[],
  caller: SignedInUser,
): Promise<LineOutcome[]> {
  const people = lines.flatMap(({ read }) =>
    Array.isArray(read) ? [] : [{ ...read, platformAdmin: false }],
  );
  const added = (await addUsers(em, people, { caller, action: 'importUsers' })).values();
  return lines.map(({ line, read }) => {
    if (Array.isArray(read)) return { line, user_id: null, problems: read };
    const outcome = added.next().value;
    return outcome instanceof UserRecord
      ? { line, user_id: outcome.id, problems: null }
      : { line, user_id: null, problems: (outcome ?? []).map(problemOf) };
  });
}

/** A refusal as a line keeps it. */
export function problemOf({ code, field, params }: Refusal): Problem {
  return { code, field: field ?? null, params };
}
