import { type ContractShape, incompatibilities } from '@werkbank/contracts/compatibility';
import type { PartContract } from './part-contract.ts';

/** Reasons against deploying a part beside the running ones; empty if there are none. */
export function reasonsAgainst(candidate: PartContract, running: readonly PartContract[]): string[] {
  const others = running.filter(({ part }) => part !== candidate.part);
  return [...others.flatMap((other) => broken(candidate, other)), ...lacking(candidate, others)];
}

/** Promises that another part uses and the candidate breaks. */
function broken(candidate: PartContract, other: PartContract): string[] {
  const used = other.uses[candidate.part];
  if (!used) return [];
  return incompatibilities(used, asFarAsUsed(used, candidate.provides)).map(
    (reason) => `${other.part} ${other.version} would break: ${reason}`,
  );
}

/** Dependencies of the candidate that running parts do not provide yet. */
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

/** Reduces a call to address and access for parts that forward it without reading it, such as the gateway. */
function asFarAsUsed(used: ContractShape, provided: ContractShape): ContractShape {
  const calls = Object.entries(provided.calls).map(([name, call]) => {
    const isRead = Object.keys(used.calls[name]?.taken ?? {}).length > 0;
    return [name, isRead ? call : { ...call, taken: {}, given: {} }] as const;
  });
  // Older notes contain no error codes, so codes are not compared with them.
  const errors = Object.keys(provided.errors).length > 0 ? provided.errors : used.errors;
  return { ...provided, calls: Object.fromEntries(calls), errors };
}
