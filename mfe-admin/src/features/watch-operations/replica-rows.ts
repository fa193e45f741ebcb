import type { Operations, ReplicaState } from '@werkbank/contracts/entities';

/** A row of the list: a replica, or a service without an answering replica. */
export interface ReplicaRow {
  part: ReplicaState['part'];
  replica: ReplicaState | undefined;
}

export function replicaRows({ parts }: Pick<Operations, 'parts'>): ReplicaRow[] {
  return parts.flatMap(({ part, replicas }): ReplicaRow[] =>
    replicas.length === 0 ? [{ part, replica: undefined }] : replicas.map((replica) => ({ part, replica })),
  );
}

/** Dependencies that a replica does not reach. */
export const missing = ({ needs }: ReplicaState): string[] =>
  Object.entries(needs)
    .filter(([, state]) => state === 'down')
    .map(([name]) => name);

/** Counts the services whose replicas all reach their dependencies. */
export function howMany({ parts }: Pick<Operations, 'parts'>): { whole: number; all: number } {
  const whole = parts.filter(
    ({ replicas }) => replicas.length > 0 && replicas.every((one) => missing(one).length === 0),
  );
  return { whole: whole.length, all: parts.length };
}
