import { type ContractShape, incompatibilities } from '@werkbank/contracts/compatibility';
import type { PartContract } from './part-contract.ts';

/** Why a part must not be deployed beside those that run; empty where it may. */
export function reasonsAgainst(candidate: PartContract, running: readonly PartContract[]): string[] {
  const others = running.filter(({ part }) => part !== candidate.part);
  return [...others.flatMap((other) => broken(candidate, other)), ...lacking(candidate, others)];
}

/** What others were built against, and would no longer get. */
function broken(candidate: PartContract, other: PartContract): string[] {
  const used = other.uses[candidate.part];
  if (!used) return [];
  return incompatibilities(used, asFarAsUsed(used, candidate.provides)).map(
    (reason) => `${other.part} ${other.version} would break: ${reason}`,
  );
}

/** What this part was built against, and does not get yet from those that run. */
function lacking(candidate: PartContract, others: readonly PartContract[]): string[] {
  return Object.entries(candidate.uses).flatMap(([owner, used]) => {
    const providers = others.filter(({ part }) => part === owner);
    return providers.flatMap((provider) =>
      incompatibilities(used, asFarAsUsed(used, provider.provides)).map(
        (reason) => `${owner} ${provider.version} runs without it, deploy ${owner} first: ${reason}`,
      ),
    );
  });
}

/** Who hands a call on without reading it, as the gateway does, relies on its address and its callers alone. */
function asFarAsUsed(used: ContractShape, provided: ContractShape): ContractShape {
  const calls = Object.entries(provided.calls).map(([name, call]) => {
    const isRead = Object.keys(used.calls[name]?.taken ?? {}).length > 0;
    return [name, isRead ? call : { ...call, taken: {}, given: {} }] as const;
  });
  // A part that was noted before codes were says nothing of them.
  const errors = Object.keys(provided.errors).length > 0 ? provided.errors : used.errors;
  return { ...provided, calls: Object.fromEntries(calls), errors };
}
