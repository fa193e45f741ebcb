import { claimedSessionOf } from './session-of-token.js';

const tokenWith = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`;

it('reads the session that a refresh token belongs to', () => {
  expect(claimedSessionOf(tokenWith('{"sid":"abc"}'))).toBe('abc');
});

it.each(['', 'nonsense', tokenWith('not json'), tokenWith('{"sid":1}'), tokenWith('null')])(
  'finds no session in %j',
  (token) => {
    expect(claimedSessionOf(token)).toBeUndefined();
  },
);
