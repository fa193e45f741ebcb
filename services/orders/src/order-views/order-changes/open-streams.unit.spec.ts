import { PassThrough } from 'node:stream';
import type { SignedInUser } from '@werkbank/contracts/access';
import { EndedAccess } from '@werkbank/platform/ended-access';
import { OpenStreams } from './open-streams.js';

const person = (userId: number): SignedInUser => ({
  kind: 'user',
  userId,
  roles: [],
  firstName: 'Test',
  lastName: 'Person',
  email: 'person@werkbank.example',
  sessionId: 'one',
  language: 'de',
});
const ended = new EndedAccess();
const streams = new OpenStreams(ended);
afterAll(() => streams.onModuleDestroy());

it('keeps nobody from following for how many others do', () => {
  const opened = Array.from({ length: 6 }, () => streams.openFor(person(1)));
  expect(opened.every((stream) => stream instanceof PassThrough)).toBe(true);
  expect(streams.openFor(person(1))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(streams.openFor(person(2))).toBeInstanceOf(PassThrough);
});

it('opens none for a session that has ended since the call was let in', () => {
  ended.take({
    name: 'admin.session-ended.v1',
    payload: { sessionIds: ['over'], at: new Date().toISOString() },
  });
  expect(streams.openFor({ ...person(3), sessionId: 'over' })).toMatchObject({
    code: 'AUTHENTICATION_REQUIRED',
  });
});
