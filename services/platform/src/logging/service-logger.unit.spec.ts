import { Writable } from 'node:stream';
import { runInRequest } from '../request/request-scope.js';
import { callLogger, serviceLogger } from './service-logger.js';

function linesOf(write: (destination: Writable) => void): string {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(destination);
  return lines.join('');
}

const logged = (write: (logger: ReturnType<typeof serviceLogger>) => void): string =>
  linesOf((destination) => write(serviceLogger('catalog', 'info', destination)));

it('writes JSON with domain and request id', () => {
  const line = logged((logger) => runInRequest('call', 'request-1', () => logger.info('hello')));
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    domain: 'catalog',
    requestId: 'request-1',
    msg: 'hello',
  });
});

it.each([
  { authorization: 'Bearer hunter2' },
  { headers: { authorization: 'Bearer hunter2', cookie: 'a=hunter2', 'set-cookie': 'a=hunter2' } },
  { request: { headers: { cookie: 'a=hunter2' } } },
  { password: 'hunter2' },
  { body: { password: 'hunter2', newPassword: 'hunter2' } },
  { session: { user: { accessToken: 'hunter2', refreshToken: 'hunter2' } } },
])('removes credentials from %j', (entry) => {
  const line = logged((logger) => logger.info(entry, 'hello'));
  expect(line).toContain('[hidden]');
  expect(line).not.toContain('hunter2');
});

it('writes a line about a call with its route, unless only errors are logged', () => {
  const call = {
    requestId: 'request-1',
    method: 'GET',
    route: '/api/articles/:articleId',
    status: 200,
    ms: 3,
  };
  const told = (level: string) =>
    linesOf((destination) => callLogger('catalog', level, destination).answered(call));
  expect(JSON.parse(told('info'))).toMatchObject({
    ...call,
    level: 'info',
    domain: 'catalog',
    context: 'http',
    msg: 'answered',
  });
  expect(told('error')).toBe('');
});
