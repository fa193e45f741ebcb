import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../instance/port-of.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Issues tokens for any number of people; only our own processes accept its keys. */
export async function openOwnTokens() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = JSON.stringify({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'load', alg: 'RS256', use: 'sig' }],
  });
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(keys);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${portOf(server)}`;
  const issuer = `${address}/realms/werkbank`;
  return {
    environment: { KEYCLOAK_URL: address, KEYCLOAK_ISSUER: issuer, KEYCLOAK_REALM: 'werkbank' },
    tokenOf(claims: { user_id: number } & Record<string, unknown>): string {
      const iat = Math.floor(Date.now() / 1000);
      const payload = {
        iss: issuer,
        aud: 'werkbank-api',
        iat,
        exp: iat + 3600,
        sub: `load-${claims.user_id}`,
        sid: `load-${claims.user_id}`,
        email: `load-${claims.user_id}@load.example`,
        ...claims,
      };
      const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'load' })}.${encoded(payload)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
    async end(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
