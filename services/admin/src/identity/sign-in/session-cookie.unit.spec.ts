import { clearedSessionCookie, refreshTokenIn, sessionCookie } from './session-cookie.js';

describe('the cookie of a session', () => {
  it('is out of reach of scripts, other sites and other calls', () => {
    expect(sessionCookie('abc', 60, { secure: false })).toBe(
      'werkbank_session=abc; Max-Age=60; Path=/api/authentication; HttpOnly; SameSite=Strict',
    );
  });

  it('travels only encrypted where the product is reached by https', () => {
    expect(sessionCookie('abc', 60, { secure: true })).toMatch(/; Secure$/);
  });

  it('is forgotten at once when it is cleared', () => {
    expect(clearedSessionCookie({ secure: false })).toContain(
      'werkbank_session=; Max-Age=0; Path=/api/authentication',
    );
  });

  it.each([
    ['alone', 'werkbank_session=abc', 'abc'],
    ['among others', 'a=1; werkbank_session=abc; b=2', 'abc'],
    ['not in another name', 'x_werkbank_session=abc', undefined],
    ['not when empty', 'werkbank_session=', undefined],
    ['not without cookies', undefined, undefined],
  ])('is found %s', (_, header, token) => {
    expect(refreshTokenIn(header)).toBe(token);
  });
});
