import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePorts, isTaken, portsFrom, publicPort, takenPortMessage } from './ports.ts';

describe('ports', () => {
  it('follow from the public one, so that PORT moves the whole stack', () => {
    expect(portsFrom(8080)).toMatchObject({ gateway: 8080, catalog: 8101, postgres: 8105, keycloak: 8107 });
    expect(portsFrom(9080)).toMatchObject({ gateway: 9080, catalog: 9101, postgres: 9105, keycloak: 9107 });
  });

  it('start at 8080 unless PORT is set', () => {
    expect(publicPort({})).toBe(8080);
    expect(publicPort({ PORT: '' })).toBe(8080);
    expect(publicPort({ PORT: '9000' })).toBe(9000);
  });

  it.each([0, 65_530, Number.NaN, 80.5])('refuse %p as a public one', (port) => {
    expect(() => portsFrom(port)).toThrow(/^PORT must be a whole number between 1 and 65\d{3}\.$/);
  });

  it('that are free are all different', async () => {
    const ports = Object.values(await freePorts());
    expect(new Set(ports).size).toBe(ports.length);
  });

  describe('that somebody listens on', () => {
    const server = createServer();
    beforeEach(() => once(server.listen(0, '127.0.0.1'), 'listening'));
    afterEach(() => server.close());

    it('are taken, and free afterwards', async () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      expect(await isTaken(port)).toBe(true);
      server.close();
      await once(server, 'close');
      expect(await isTaken(port)).toBe(false);
    });
  });

  it('are reported in one line with part and remedy if taken', () => {
    const message = takenPortMessage(8105, 'PostgreSQL', 8080);
    expect(message).toContain('Port 8105, which PostgreSQL needs, is taken');
    expect(message).toContain('PORT=9080 npm start');
    expect(message).not.toContain('\n');
  });

  it('lead to a valid proposal if taken near the end of the range', () => {
    expect(takenPortMessage(65_000, 'the gateway', 65_000)).toContain('PORT=64000');
  });
});
