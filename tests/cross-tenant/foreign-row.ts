import { callExamples } from '@werkbank/contracts/fixtures';
import type { RouteName } from '@werkbank/contracts/routes';
import type { OwnedWorld, Stranger } from './owned-world.ts';

type Codes = Partial<Record<Stranger, string>>;
type About = (world: OwnedWorld) => object;

export type ForeignRow = { call: RouteName; about: string } & (
  | { kind: 'refused'; codes: Codes; request: About }
  | { kind: 'hidden'; from: readonly Stranger[]; request: About }
  | { kind: 'no object'; reason: string }
);

/** The contract's example request with foreign ids. */
export const sent = (call: RouteName, more: object): object => ({
  ...(callExamples[call].request as object),
  ...more,
});

export const refused = (call: RouteName, codes: Codes, request: About, about = ''): ForeignRow => ({
  kind: 'refused',
  call,
  about,
  codes: { visitor: 'AUTHENTICATION_REQUIRED', ...codes },
  request,
});
/** A list call that answers every caller, without foreign objects. */
export const hidden = (
  call: RouteName,
  from: readonly Stranger[],
  request: About = () => ({}),
): ForeignRow => ({
  kind: 'hidden',
  call,
  about: '',
  from,
  request,
});
export const noObject = (call: RouteName, reason: string): ForeignRow => ({
  kind: 'no object',
  call,
  about: '',
  reason,
});
