import { randomUUID } from 'node:crypto';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const letters = async () => (await instance.callAs(admin, 'listDeadLetters', {})).deadLetters;
const event = 'orders.milestone-reached.v1';
const brokenEvent = async () => {
  await instance.courier.publishRaw(event, '{}', randomUUID());
  return eventually(async () => {
    const [letter] = await letters();
    if (!letter) throw new Error('nothing went aside yet');
    return letter;
  });
};
const trail = async (objectId: string) =>
  (await instance.callAs(admin, 'listAuditEntries', { query: { objectType: 'DeadLetter', objectId } }))
    .entries;

it('shows the state of services', async () => {
  const { parts, gatewayVersion, nats } = await instance.callAs(admin, 'getOperations', {});
  expect({ gatewayVersion, nats }).toEqual({ gatewayVersion: null, nats: 'up' });
  expect(parts.map(({ part, replicas }) => [part, replicas.length])).toEqual([
    ['catalog', 0],
    ['checkout', 0],
    ['orders', 0],
    ['admin', 1],
  ]);
});

it('replays a dead letter, reports the result, and records the operator', async () => {
  const letter = await brokenEvent();
  expect(letter).toMatchObject({ event, reason: expect.stringContaining('contract') });
  // It breaks the contract as before.
  const replayed = { replayed: 1, done: 0, returned: 1, waiting: 0 };
  const params = { letterId: letter.id };
  expect(await instance.callAs(admin, 'replayDeadLetter', { params })).toEqual(replayed);
  expect(await trail(letter.id)).toMatchObject([
    { action: 'replayDeadLetter', objectName: event, userId: admin.userId },
  ]);
  expect(await refusalOf(instance.callAs(admin, 'replayDeadLetter', { params }))).toMatchObject({
    code: 'DEAD_LETTER_NOT_FOUND',
  });
  const body = { event, consumer: letter.consumer };
  expect(await instance.callAs(admin, 'replayDeadLetters', { body })).toEqual(replayed);
  expect(await trail('*')).toMatchObject([{ action: 'replayDeadLetters', after: body }]);
}, 30_000);

it('replays one kind once where ten operators ask for it at the same moment', async () => {
  const there = (await letters()).length;
  for (const _ of [1, 2]) await instance.courier.publishRaw(event, '{}', randomUUID());
  await eventually(async () => expect(await letters()).toHaveLength(there + 2));
  const [letter] = await letters();
  const body = { event, consumer: letter?.consumer ?? null };
  const asked = Array.from({ length: 10 }, () => instance.callAs(admin, 'replayDeadLetters', { body }));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(9);
  for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'REPLAY_UNDER_WAY' });
  const all = { replayed: there + 2, done: 0, returned: there + 2, waiting: 0 };
  expect(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([all]);
  expect(await letters()).toHaveLength(there + 2);
}, 30_000);
