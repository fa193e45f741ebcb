import { type DeliveryStatus, deliveryStatuses, shippers } from './status.js';
import {
  actors,
  allowedActions,
  checkTransitions,
  type GuardContext,
  deliveryActions,
  findTransition,
  transitions,
} from './transitions.js';

/** The design's table once more, written down by hand: from, action, who, to. */
const design = `
  Created            confirm            producer  Confirmed
  Created            propose            producer  Proposed
  Created            splitBeforeRelease producer  Proposed
  Created            cancel             customer  Cancelled
  Confirmed          releaseByAgreement system    Released
  Confirmed          release            customer  Released
  Confirmed          cancel             customer  Cancelled
  Confirmed          lapse              system    Cancelled
  Proposed           release            customer  Released
  Proposed           cancel             customer  Cancelled
  Proposed           lapse              system    Cancelled
  Released           splitAfterRelease  producer  Released
  Released           complete           producer  InCompletion
  InCompletion       makeReady          producer  ReadyToSend
  ReadyToSend        clearCustoms       producer  InCustomsClearance
  ReadyToSend        send               producer  Sent
  InCustomsClearance send               producer  Sent
  Sent               receive            customer  Delivered
  Sent               receivePart        customer  PartiallyDelivered
  PartiallyDelivered receive            customer  Delivered
  PartiallyDelivered receivePart        customer  PartiallyDelivered
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).join(' '));

const everything: GuardContext = {
  isExport: false,
  shipper: 'dhlparcel',
  orderStatus: 'Proposed',
  isPartialReleaseAllowed: true,
  allAnswered: true,
  parcel: { weight: 1, length: 1, width: 1, height: 1, mrnNumber: '26DE1' },
  customsDeclarations: 1,
};
const context = (change: Partial<GuardContext> = {}): GuardContext => ({ ...everything, ...change });

const matrix = deliveryStatuses.flatMap((from) =>
  deliveryActions.flatMap((action) => actors.map((actor) => [from, action, actor] as const)),
);

it.each(matrix)('%s: %s by the %s is as designed', (from, action, actor) => {
  const targets = transitions
    .filter((row) => row.from === from && row.action === action && row.actor === actor)
    .map(({ to }) => `${from} ${action} ${actor} ${to}`);
  expect(targets).toEqual(design.filter((line) => line.startsWith(`${from} ${action} ${actor} `)));
});

it('has no row that the design does not have, and none twice', () => {
  expect(transitions.map(({ from, action, actor, to }) => `${from} ${action} ${actor} ${to}`).sort()).toEqual(
    [...design].sort(),
  );
});

it('offers the export step only where something is exported', () => {
  expect(allowedActions('ReadyToSend', 'producer', context({ isExport: true }))).toEqual([
    'clearCustoms',
    'send',
  ]);
  expect(allowedActions('ReadyToSend', 'producer', context({ isExport: false }))).toEqual(['send']);
});

describe('the buyer decides', () => {
  const undecided: DeliveryStatus[] = ['Created', 'Confirmed', 'Proposed'];

  it.each(undecided)(
    '%s: once the order is Proposed, or partial release is allowed, and not before',
    (from) => {
      const offered = from === 'Created' ? ['cancel'] : ['release', 'cancel'];
      const of = (change: Partial<GuardContext>) => allowedActions(from, 'customer', context(change));
      expect(of({ orderStatus: 'Proposed', isPartialReleaseAllowed: false })).toEqual(offered);
      expect(of({ orderStatus: 'Created', isPartialReleaseAllowed: true })).toEqual(offered);
      expect(of({ orderStatus: 'Created', isPartialReleaseAllowed: false })).toEqual([]);
    },
  );

  it('and gets the reason why not', () => {
    const early = context({ orderStatus: 'Created', isPartialReleaseAllowed: false });
    expect(findTransition('Confirmed', 'Released', 'customer')?.guard?.(early)).toBe(
      'PARTIAL_RELEASE_NOT_ALLOWED',
    );
  });
});

it('is released by the system only after every answer', () => {
  const released = findTransition('Confirmed', 'Released', 'system');
  expect(released?.guard?.(context({ allAnswered: false }))).toBe('NOT_ALL_DELIVERIES_PROCESSED');
  expect(released?.guard?.(context())).toBeUndefined();
});

describe.each([
  ['InCompletion', 'ReadyToSend'],
  ['ReadyToSend', 'Sent'],
  ['InCustomsClearance', 'Sent'],
] as const)('%s to %s', (from, to) => {
  const refusal = (change: Partial<GuardContext>) =>
    findTransition(from, to, 'producer')?.guard?.(context(change));
  const { parcel } = everything;

  it.each([
    [{ ...parcel, weight: 0 }, 'WEIGHT_MISSING'],
    [{ length: 1, width: 1, height: 1 }, 'WEIGHT_MISSING'],
    [{ weight: 1, width: 1, height: 1 }, 'LENGTH_MISSING'],
    [{ weight: 1, length: 1, height: 1 }, 'WIDTH_MISSING'],
    [{ weight: 1, length: 1, width: 1 }, 'HEIGHT_MISSING'],
  ])('needs weight and sides: %j is %s', (incomplete, code) => {
    expect(refusal({ parcel: incomplete })).toBe(code);
  });

  it.each(shippers)('needs an MRN and exactly one customs declaration for an export with %s', (shipper) => {
    const { mrnNumber: _mrn, ...withoutMrn } = parcel;
    const exported = { isExport: true, shipper };
    expect(refusal({ ...exported, parcel: withoutMrn })).toBe('MRN_NUMBER_MISSING');
    expect(refusal({ ...exported, customsDeclarations: 0 })).toBe('CUSTOMS_DECLARATION_MISSING');
    expect(refusal({ ...exported, customsDeclarations: 2 })).toBe('ONLY_ONE_CUSTOMS_DECLARATION');
    expect(refusal(exported)).toBeUndefined();
  });

  it('needs no customs papers within a customs area', () => {
    expect(refusal({ isExport: false, customsDeclarations: 0 })).toBeUndefined();
  });
});

it('offers steps that still need data, because the screen asks for them', () => {
  const empty = context({ parcel: {}, isExport: true, customsDeclarations: 0 });
  expect(allowedActions('InCompletion', 'producer', empty)).toEqual(['makeReady']);
});

it('is refused at start when a status leads nowhere, or a final one leads on', () => {
  expect(() => checkTransitions()).not.toThrow();
  expect(() => checkTransitions(transitions.filter(({ from }) => from !== 'InCompletion'))).toThrow(
    'dead end',
  );
  const reopened = { action: 'receive', from: 'Delivered', to: 'Sent', actor: 'customer' } as const;
  expect(() => checkTransitions([...transitions, reopened])).toThrow('is final but leads on');
});
