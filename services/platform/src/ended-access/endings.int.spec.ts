import { MikroORM } from '@mikro-orm/postgresql';
import type { EventName, EventPayload } from '@werkbank/contracts/events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createClient } from '@werkbank/contracts/client';
import { Outbox } from '../messaging/outbox.js';
import { currentRequest, runInRequest } from '../request/request-scope.js';

import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import {
  eventually,
  startTestInstance,
  type TestInstance,
  type TestUser,
  testUser,
} from '../testing/index.js';
import { EndedAccess } from './ended-access.js';
import { TellEndings } from './tell-endings.js';

let instance: TestInstance;
let replica: NestFastifyApplication;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
  replica = await instance.startReplica();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const at = () => new Date().toISOString();
const sessionOf = async (user: TestUser): Promise<string> => {
  const [, claims = ''] = (await user.accessToken()).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
};
/** The status of each process for a read and for a change. */
const answers = async (user: TestUser) => {
  const urls = [instance.url, await replica.getUrl()];
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  return Promise.all(
    urls.flatMap((baseUrl) => {
      const call = createClient({ baseUrl, accessToken: () => user.accessToken() });
      const { userId } = user;
      return [
        outcome(call('listProducersForCountry', { params: { countryCode: 'DE' } })),
        outcome(call('setUserLanguage', { params: { userId }, body: { language: 'en' } })),
      ];
    }),
  );
};
const all = (status: number) => [status, status, status, status];
/** Like a call: in a transaction, with the message before the answer. */
const record = <N extends EventName>(name: N, payload: EventPayload<N>, isRolledBack = false) =>
  runInRequest('call', 'test', async () => {
    const em = instance.app.get(MikroORM).em.fork();
    await em.begin();
    await Outbox.record(em, name, payload);
    await (isRolledBack ? em.rollback() : em.commit());
    await instance.app.get(TellEndings).tell(currentRequest()?.endings ?? []);
  });

it('refuses an ended session in every process at once', async () => {
  const user = await testUser({ userId: 41, companyId: 7, companyType: 'Customer' });
  expect(await answers(user)).toEqual(all(200));
  const sessionId = await sessionOf(user);
  await record('admin.session-ended.v1', { sessionIds: [sessionId], at: at() });
  const access = { userId: 41, sessionId, roles: [], companyId: 7 };
  expect([instance.app, replica].map((app) => app.get(EndedAccess).holds(access))).toEqual([false, false]);
  expect(await answers(user)).toEqual(all(401));
});

it('ignores endings that were rolled back', async () => {
  const user = await testUser({ userId: 42 });
  const payload = { sessionIds: [await sessionOf(user)], at: at() };
  await record('admin.session-ended.v1', payload, true);
  expect(await answers(user)).toEqual(all(200));
});

it('learns from the stream what no direct message announced', async () => {
  const user = await testUser({ userId: 43, companyId: 77, companyType: 'Customer' });
  expect(await answers(user)).toEqual(all(200));
  await instance.courier.publish('admin.company-deleted.v1', { id: 77 });
  await eventually(async () => expect(await answers(user)).toEqual(all(401)));
});

it('knows endings from before its start', async () => {
  const user = await testUser({ userId: 44 });
  await instance.courier.publish('admin.person-erased.v1', { userId: 44, erasedAt: at() });
  await instance.stopService();
  await instance.startService();
  expect(await answers(user)).toEqual(all(401));
});

it('accepts tokens by signature while NATS is down, and learns missed endings afterwards', async () => {
  const [former, other] = await Promise.all([testUser({ userId: 45 }), testUser({ userId: 46 })]);
  await record('admin.session-ended.v1', { sessionIds: [await sessionOf(former)], at: at() });
  await instance.nats.kill();
  const sessionIds = [await sessionOf(other)];
  await record('admin.session-ended.v1', { sessionIds, at: at() });
  expect(await answers(former)).toEqual(all(401));
  // Only the process that ended it knows of it.
  expect(await answers(other)).toEqual([401, 401, 200, 200]);
  await instance.nats.start();
  await eventually(async () => expect(await answers(other)).toEqual(all(401)), 20_000);
}, 40_000);
