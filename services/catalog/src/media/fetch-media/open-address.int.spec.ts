import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AddressPolicy } from '../address-policy/address-policy.js';
import { readAllowedHosts } from '../address-policy/allowed-hosts.js';
import { contentOf, type FakeMaker, startFakeMaker } from '../testing/fake-maker.js';
import { openAddress } from './open-address.js';

const content = Buffer.from('content');
const limits = { mostRedirects: 3, silentMs: 300, wholeMs: 2000 };
let maker: FakeMaker;
let base: string;
/** DNS answers for the maker's host, one per look-up; the last one repeats. */
let names: string[][];
let lookedUp: number;
let policy: AddressPolicy;

beforeAll(async () => {
  maker = await startFakeMaker();
  base = `http://maker.test:${maker.port}`;
});
afterAll(() => maker.close());
beforeEach(() => {
  names = [['127.0.0.1']];
  lookedUp = 0;
  maker.answers.clear();
  maker.asked.length = 0;
  maker.answers.set('/a', contentOf(content));
  policy = new AddressPolicy({
    hosts: readAllowedHosts(`http://maker.test:${maker.port}, http://*.maker.test:${maker.port}`),
    allowLoopback: true,
    resolve: () => Promise.resolve(names[Math.min(lookedUp++, names.length - 1)] ?? []),
  });
});

const open = (path: string) => openAddress(policy, base + path, undefined, limits);
const redirectTo =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

it('connects to the address that was checked, without another look-up', async () => {
  names = [['127.0.0.1'], ['10.0.0.1']];
  const { content: answer } = await open('/a');
  expect(await buffer(answer!)).toEqual(content);
  expect(lookedUp).toBe(1);
});

it('follows three redirects and no fourth', async () => {
  maker.answers.set('/1', redirectTo('/2')).set('/2', redirectTo(`http://img.maker.test:${maker.port}/3`));
  maker.answers.set('/3', redirectTo('a')).set('/0', redirectTo('/1'));
  const { content: answer } = await open('/1');
  expect(await buffer(answer!)).toEqual(content);
  await expect(open('/0')).rejects.toMatchObject({ reason: 'TooManyRedirects' });
});

it.each([
  ['http://127.0.0.1/', 'HostNotAllowed'],
  ['http://169.254.169.254/latest/meta-data', 'HostNotAllowed'],
  ['http://localhost/', 'HostNotAllowed'],
  ['file:///etc/passwd', 'ProtocolNotAllowed'],
  ['http://user:secret@maker.test/', 'CredentialsInAddress'],
  ['http://maker.test:1/', 'PortNotAllowed'],
])('refuses a redirect to %s: %s', async (location, reason) => {
  maker.answers.set('/r', redirectTo(location));
  await expect(open('/r')).rejects.toMatchObject({ reason });
});

it('refuses a redirect to a name that meanwhile resolves to a private network', async () => {
  names = [['127.0.0.1'], ['192.168.0.1']];
  maker.answers.set('/r', redirectTo('/a'));
  await expect(open('/r')).rejects.toMatchObject({ reason: 'NetworkNotAllowed' });
  expect(maker.asked).toEqual(['/r']);
});

it('refuses packed content, which could grow', async () => {
  maker.answers.set('/z', (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(content);
  });
  await expect(open('/z')).rejects.toMatchObject({ reason: 'EncodingNotAllowed' });
});

it.each([
  [404, 'NotFound', false],
  [403, 'NotFound', false],
  [500, 'Unreachable', true],
  [503, 'Unreachable', true],
  [429, 'Unreachable', true],
])('takes status %i as %s', async (status, reason, isTriedAgain) => {
  maker.answers.set('/s', (_request, response) => void response.writeHead(status).end());
  const error: unknown = await open('/s').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason });
  expect(error instanceof Error && error.constructor.name === 'MediaDelayed').toBe(isTriedAgain);
});

it('ends a request without an answer', async () => {
  maker.answers.set('/slow', () => undefined);
  await expect(open('/slow')).rejects.toMatchObject({ reason: 'TooSlow' });
});

it('ends content that stops, and content that never ends', async () => {
  maker.answers.set('/stops', (_request, response) => void response.writeHead(200).write('begins'));
  const stopped = await open('/stops');
  await expect(buffer(stopped.content!)).rejects.toThrow('the content stopped');
  let drip: NodeJS.Timeout | undefined;
  maker.answers.set('/drips', (_request, response) => {
    response.writeHead(200);
    drip = setInterval(() => response.write('x'), 50);
  });
  const dripping = await open('/drips');
  await expect(buffer(dripping.content!)).rejects.toThrow('aborted');
  clearInterval(drip);
});
