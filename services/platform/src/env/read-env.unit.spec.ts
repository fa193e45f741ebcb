import { z } from 'zod';
import { EnvironmentError, readEnv } from './read-env.js';
import { serviceEnv } from './service-env.js';

const complete = {
  PORT: '8101',
  DATABASE_URL: 'postgresql://catalog:secret@127.0.0.1/catalog',
  NATS_URL: 'nats://a:1,nats://b:2',
  KEYCLOAK_URL: 'http://127.0.0.1:8107/',
};

it('converts what is given and fills in what may be left out', () => {
  expect(readEnv(serviceEnv, complete)).toMatchObject({
    PORT: 8101,
    HOST: '127.0.0.1',
    KEYCLOAK_URL: 'http://127.0.0.1:8107',
    EVENT_RETRIES_MS: [500, 1000, 5000, 15000, 30000, 60000],
  });
});

it('names everything that is missing in one line, an empty variable too', () => {
  const { NATS_URL: _, ...rest } = complete;
  expect(() => readEnv(serviceEnv, { ...rest, KEYCLOAK_URL: '' })).toThrow(
    new EnvironmentError('Cannot start: NATS_URL is missing; KEYCLOAK_URL is missing.'),
  );
});

it.each([
  ['DATABASE_POOL', '1', '2 or more'],
  ['NATS_REPLICAS', '7', '5 or less'],
])('names the expected value of %s', (name, value, expected) => {
  expect(() => readEnv(serviceEnv, { ...complete, [name]: value })).toThrow(
    new EnvironmentError(`Cannot start: ${name} is not valid (expected ${expected}).`),
  );
});

it('never repeats a value that is wrong', () => {
  const schema = z.object({ SECRET: z.string().regex(/^x/), PLACE: z.enum(['here', 'there']) });
  const read = (): unknown => readEnv(schema, { SECRET: 'hunter2', PLACE: 'hunter2' });
  expect(read).toThrow(EnvironmentError);
  expect(read).not.toThrow(/hunter2/);
});
