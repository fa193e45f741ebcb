import { readSharedState, type SharedState, sharedStateCookie } from './shared-state-cookie';

const shared: SharedState = {
  user: {
    id: 7,
    email: 'petra@example.org',
    salutation: 'Ms',
    firstName: 'Petra',
    lastName: 'Brünner; "die Jüngere"',
    phone: '',
    language: 'de',
    roles: { PlatformAdmin: false, CompanyAdmin: true },
    companyId: 3,
    companyName: 'Seewald',
    companyType: 'Customer',
  },
  preferences: { language: 'en', country: 'LI', currency: 'CHF' },
};
const logged: string[] = [];
const read = (cookies: string) => readSharedState(cookies, (message) => logged.push(message));
const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';

beforeEach(() => {
  logged.length = 0;
});

describe('the shared-state cookie', () => {
  it('brings back what was written, beside other cookies', () => {
    const cookie = valueOf(sharedStateCookie(shared, 1, false));
    expect(read(`other=1; ${cookie}; more=2`)).toEqual(shared);
  });

  it('lasts a year, for this site, as version 4', () => {
    const cookie = sharedStateCookie(shared, 1, true);
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Secure');
    expect(decodeURIComponent(valueOf(cookie))).toContain('"version":4');
  });

  it('stays below the limit of browsers, for any name of a company', () => {
    const user = shared.user && { ...shared.user, companyName: 'Ü'.repeat(500), lastName: 'Ö'.repeat(100) };
    expect(sharedStateCookie({ ...shared, user }, 1, true).length).toBeLessThan(4096);
  });

  it('is ignored when it is of another version', () => {
    const older = valueOf(sharedStateCookie(shared, 1, false)).replace('version%22%3A4', 'version%22%3A3');
    expect(read(older)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it.each(['werkbank-state=%E0%A4%A', 'werkbank-state=nonsense', 'werkbank-state=%7B%22version%22%3A4%7D'])(
    'is only logged when it is broken: %s',
    (cookie) => {
      expect(read(cookie)).toBeUndefined();
      expect(logged).toHaveLength(1);
    },
  );

  it.each([{ companyName: { de: 'Seewald' } }, { email: 7 }, { companyId: '3' }])(
    'remembers nobody whose data cannot be drawn: %j',
    (wrong) => {
      const user = { ...shared.user, ...wrong } as unknown as SharedState['user'];
      const preferences = shared.preferences;
      expect(read(valueOf(sharedStateCookie({ user, preferences }, 1, false)))).toEqual({
        user: null,
        preferences,
      });
    },
  );

  const readWith = (change: object) => {
    const preferences = { ...shared.preferences, ...change } as unknown as SharedState['preferences'];
    return read(valueOf(sharedStateCookie({ ...shared, preferences }, 1, false)))?.preferences;
  };

  it('brings back a country and a currency of which no build knows: the configuration may offer them', () => {
    const chosen = { country: 'FR', currency: 'PLN' };
    expect(readWith(chosen)).toMatchObject(chosen);
  });

  it.each([{ language: 'fr' }, { country: 'France' }, { currency: 'zl' }, { currency: 7 }])(
    'does not take over what cannot be one: %j',
    (wrong) => expect(readWith(wrong)).toBeUndefined(),
  );
});
