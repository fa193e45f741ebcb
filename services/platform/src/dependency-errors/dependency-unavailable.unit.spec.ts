import { runInNewContext } from 'node:vm';
import { isOutage, DependencyUnavailable } from './dependency-unavailable.js';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

it.each([
  ['another part that says nothing', new DependencyUnavailable('catalog')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a database that shuts down', withCode('57P01')],
  ['a pool that gets no connection', new Error('timeout exceeded when trying to connect')],
  [
    'a connection that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a connection that was closed before', new Error('Client was closed and is not queryable')],
  ['one of these, wrapped', new Error('query failed', { cause: withCode('ECONNRESET') })],
  [
    'one that was made outside of our context, as by Node itself',
    runInNewContext(`Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })`),
  ],
  ['one of several addresses', new AggregateError([withCode('ECONNREFUSED')])],
])('takes %s for an outage', (_what, error) => {
  expect(isOutage(error)).toBe(true);
});

it.each([
  ['a bug', new TypeError('x is not a function')],
  ['a violated constraint', withCode('23505')],
  ['what is no error at all', 'ECONNREFUSED'],
])('does not take %s for an outage', (_what, error) => {
  expect(isOutage(error)).toBe(false);
});
