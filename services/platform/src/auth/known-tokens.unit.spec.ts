import { KnownTokens } from './known-tokens.js';
import { tokenClaims } from './token-claims.js';

const claims = tokenClaims.parse({ sub: 's', sid: 'x', iat: 1, email: 'a@b.example', user_id: 1 });

it('knows a token until it expires, and no other one', () => {
  const tokens = new KnownTokens(60_000);
  tokens.keep('a.b.c', { claims, expiresAt: 1000 });
  expect(tokens.get('a.b.c', 999)).toBe(claims);
  expect(tokens.get('a.b.c', 1000)).toBeUndefined();
  expect(tokens.get('a.b.d', 999)).toBeUndefined();
});
