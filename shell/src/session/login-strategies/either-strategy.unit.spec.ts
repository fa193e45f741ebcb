import { eitherStrategy, rememberMethod } from './either-strategy';
import type { LoginStrategy } from './login-strategy';

const used: string[] = [];
const strategy = (name: string): LoginStrategy => ({
  renew: async () => {
    used.push(name);
    return null;
  },
  end: async (sessionId) => void used.push(`${name} ${sessionId}`),
});

beforeEach(() => {
  used.length = 0;
  localStorage.clear();
});

describe('two ways in', () => {
  it('renews by the password until somebody came in by single sign-on', async () => {
    const either = eitherStrategy(strategy('password'), strategy('single'));
    await either.renew();
    rememberMethod('single-sign-on');
    await either.renew();
    await either.end('s1');
    rememberMethod('password');
    await either.renew();
    expect(used).toEqual(['password', 'single', 'single s1', 'password']);
  });

  it('goes on by the password where single sign-on is not offered any more', async () => {
    rememberMethod('single-sign-on');
    await eitherStrategy(strategy('password'), undefined).renew();
    expect(used).toEqual(['password']);
  });
});
