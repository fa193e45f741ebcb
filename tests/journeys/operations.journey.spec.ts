import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/nats-core';
import { domains } from '@werkbank/contracts/domains';
import type { RegisteredRemote } from '@werkbank/contracts/shell-api';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { judgeScreen } from './browser/judge-screen.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { connectNats } from '../chaos/connect-nats.ts';
import { accountOf, eventually, signIn } from '../instance/running-instance.ts';
import { expectPage } from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';

const event = 'orders.milestone-reached.v1';

/** The operators' page: state of the services, and the replay of dead letters. */
describe('operations', () => {
  let browser: Browser;
  let visit: Visit;
  let nats: NatsConnection;
  const step = inOrder(() => [visit]);
  const admin = () => signIn(accountOf(({ role }) => role === 'platform-admin'));
  const ours = async () =>
    (await (await admin()).api('listDeadLetters', {})).deadLetters.filter((letter) => letter.event === event);
  /** Publishes an event with invalid content. */
  const breakTheContract = async () => {
    const known = headers();
    known.set('Werkbank-Id', randomUUID());
    await jetstream(nats).publish(event, '{}', { headers: known });
  };

  beforeAll(async () => {
    [browser, nats] = await Promise.all([openBrowser(), connectNats()]);
    visit = await visitAs(
      browser,
      accountOf(({ role }) => role === 'platform-admin'),
    );
  });
  afterAll(async () => {
    const manager = await jetstreamManager(nats);
    await manager.streams.purge('werkbank-dead-letters', { filter: `dead-letter.${event}` });
    await nats.close();
    await browser.close();
  });

  it(
    'show every service as healthy, with the deployed versions',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, 'Betrieb');
      await expectPage(visit, words('admin:operations.title'));
      await page.getByText(words('admin:operations.allWhole')).waitFor();
      const services = page.getByRole('table', { name: words('admin:operations.services') });
      for (const part of domains) {
        const row = services.getByRole('row', { name: words(`admin:operations.parts.${part}`) }).first();
        expect(await row.innerText()).toMatch(/bereit\s+\d+\.\d+\.\d+/);
      }
      const front = page.getByRole('region', { name: words('admin:operations.front') });
      await front.getByText('Remote orders').waitFor();
      expect(await front.innerText()).toMatch(/Gateway\s+\d+\.\d+\.\d+/);
      expect(await front.innerText()).toMatch(/Shell\s+\d+\.\d+\.\d+/);
      expect(await front.innerText()).toMatch(/Remote orders\s+\d+\.\d+\.\d+/);
      expect(await barriersOf(page)).toEqual([]);
    }),
  );

  it(
    "show the releases of a remote with their shares, and the viewer's own one",
    step(async () => {
      const { page, words } = visit;
      const releases = [
        { version: '1.5.0', share: 10 },
        { version: '1.4.2', share: 90 },
      ];
      await page.route('**/remotes.json', async (route) => {
        const response = await route.fetch();
        const remotes = (await response.json()) as RegisteredRemote[];
        const json = remotes.map((one) =>
          one.name === 'orders' ? { ...one, version: '1.4.2', releases } : one,
        );
        await route.fulfill({ response, json });
      });
      const found = await judgeScreen(
        visit,
        {
          name: 'operations with releases',
          role: 'platform admin',
          open: async () => {
            await page.reload();
            await page.getByText(words('admin:operations.allWhole')).waitFor();
            await page.getByText('1.5.0').waitFor();
          },
        },
        undefined,
      );
      expect(found).toEqual([]);
      const front = page.getByRole('region', { name: words('admin:operations.front') });
      expect(await front.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/^1\.5\.0\s+10\s%$/),
        expect.stringMatching(/^1\.4\.2\s+90\s%\s+Ihre Version$/),
      ]);
      await page.unroute('**/remotes.json');
    }),
  );

  it(
    'list a dead letter, and report its return after a replay without a fix',
    step(async () => {
      const { page, words } = visit;
      await breakTheContract();
      const [letter] = await eventually(ours, (letters) => letters.length === 1);
      const button = page.getByRole('button', {
        name: words('admin:operations.replayOne', { id: letter?.id ?? '' }),
      });
      await button.waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await button.click();
      await page.getByText(words('admin:operations.returned', { count: 1 })).waitFor();
      const [again] = await ours();
      expect(Number(again?.id)).toBeGreaterThan(Number(letter?.id));
    }),
  );

  it(
    'replay all dead letters of an event',
    step(async () => {
      const { page, words } = visit;
      await breakTheContract();
      await eventually(ours, (letters) => letters.length === 2);
      await page
        .getByRole('button', { name: words('admin:operations.replayKind', { count: 2, event }) })
        .click();
      await page.getByText(words('admin:operations.returned', { count: 2 })).waitFor();
      expect(await ours()).toHaveLength(2);
    }),
  );

  it(
    'are recorded in the audit trail',
    step(async () => {
      const { entries } = await (await admin()).api('listAuditEntries', {
        query: { objectType: 'DeadLetter' },
      });
      expect(entries.slice(0, 2)).toMatchObject([
        { action: 'replayDeadLetters', objectName: event },
        { action: 'replayDeadLetter', objectName: event },
      ]);
    }),
  );

  it('cause no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
