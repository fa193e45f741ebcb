import { eitherWay, rememberWay } from './either-way';
import type { SignInWay } from './sign-in-way';

const used: string[] = [];
const way = (name: string): SignInWay => ({
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
    const either = eitherWay(way('password'), way('single'));
    await either.renew();
    rememberWay('single-sign-on');
    await either.renew();
    await either.end('s1');
    rememberWay('password');
    await either.renew();
    expect(used).toEqual(['password', 'single', 'single s1', 'password']);
  });

  it('goes on by the password where single sign-on is not offered any more', async () => {
    rememberWay('single-sign-on');
    await eitherWay(way('password'), undefined).renew();
    expect(used).toEqual(['password']);
  });
});
