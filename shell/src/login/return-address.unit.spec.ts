import { loginAddress } from './login-address';
import { returnAddress } from './return-address';

describe('the way through the login', () => {
  it('goes back to the page before it', () => {
    const { search } = new URL(loginAddress('/checkout?step=2'), 'http://localhost');
    expect(returnAddress(search, '/desk')).toBe('/checkout?step=2');
  });

  it("goes to one's own beginning where it was not asked from anywhere", () => {
    expect(returnAddress('', '/')).toBe('/');
    expect(returnAddress('', '/desk')).toBe('/desk');
  });

  it('does not go back to what a mailed link was for', () => {
    expect(loginAddress('/confirmCustomerRegistration/kT3nq0Zb8y')).toBe('/login');
  });

  it('keeps, from one view of the login page to the login, where it leads and whose company it is for', () => {
    expect(loginAddress('/login?view=registration&from=%2Fcheckout&company=nordheide')).toBe(
      '/login?from=%2Fcheckout&company=nordheide',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '//',
    '/\\evil.example/',
    '/.//evil.example/',
    '/x/..//evil.example/',
    '/.\\\\evil.example/',
    '/%2e//evil.example/',
    'javascript:alert(1)',
    '/login?from=/x',
    '/passwordReset/kT3nq0Zb8y',
  ])('never leads elsewhere: %s', (from) => {
    expect(returnAddress(`?from=${encodeURIComponent(from)}`, '/')).toBe('/');
  });
});
