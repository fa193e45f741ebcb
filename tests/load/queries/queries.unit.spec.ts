import { once } from 'node:events';
import { createServer as createTcpServer, connect } from 'node:net';
import { portOf } from '../instance/port-of.ts';
import { FrontendMessages, type Statement } from './frontend-messages.ts';
import { listenToDatabase } from './listen-to-database.ts';

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const value = (bytes: Buffer | null) =>
  bytes === null ? int32(-1) : Buffer.concat([int32(bytes.length), bytes]);

const tlsRequest = Buffer.concat([int32(8), int32(80_877_103)]);
const start = message('', int32(196_608), text('user'), text('catalog'), text(''));
const password = message('p', text('not a statement'));
const simple = message('Q', text('select 1'));
const parse = message('P', text('named'), text('select $1, $2, $3'), int16(0));
const bind = (...formats: number[]) =>
  message(
    'B',
    text(''),
    text('named'),
    int16(formats.length),
    ...formats.map(int16),
    int16(3),
    value(Buffer.from('für')),
    value(null),
    value(Buffer.from([0, 1])),
    int16(0),
  );

function heardIn(chunks: readonly Buffer[]): Statement[] {
  const heard: Statement[] = [];
  const messages = new FrontendMessages((statement) => heard.push(statement));
  for (const chunk of chunks) messages.push(chunk);
  return heard;
}

describe('statements on their way to PostgreSQL', () => {
  it('are recorded, other messages are not', () => {
    expect(heardIn([start, password, simple])).toEqual([{ text: 'select 1', values: [] }]);
    expect(heardIn([tlsRequest, start, simple])).toEqual([{ text: 'select 1', values: [] }]);
  });

  it('are recorded with their values at each bind of a prepared statement', () => {
    const [first, second] = heardIn([start, parse, bind(0, 0, 1), bind()]);
    expect(first).toEqual({ text: 'select $1, $2, $3', values: ['für', null, Buffer.from([0, 1])] });
    expect(second?.values).toEqual(['für', null, '\0\u0001']);
  });

  it('are recorded in any split into packets', () => {
    const bytes = Buffer.concat([start, parse, bind(0, 0, 1), simple]);
    const oneByOne = [...bytes].map((byte) => Buffer.from([byte]));
    expect(heardIn(oneByOne)).toEqual(heardIn([bytes]));
    expect(heardIn(oneByOne)).toHaveLength(2);
  });
});

describe('the proxy to the database', () => {
  it('forwards both directions and records statements', async () => {
    const database = createTcpServer((socket) => socket.on('data', () => socket.write('answer')));
    database.listen(0, '127.0.0.1');
    await once(database, 'listening');
    const door = await listenToDatabase(`postgresql://me:secret@127.0.0.1:${portOf(database)}/catalog`);
    expect(new URL(door.url)).toMatchObject({ username: 'me', password: 'secret', pathname: '/catalog' });
    const client = connect(Number(new URL(door.url).port), '127.0.0.1');
    client.write(Buffer.concat([start, simple]));
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toBe('answer');
    expect(door.take()).toEqual([{ text: 'select 1', values: [] }]);
    expect(door.take()).toEqual([]);
    await door.close();
    database.close();
    await once(database, 'close');
  });
});
