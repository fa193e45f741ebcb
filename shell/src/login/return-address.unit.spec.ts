import { loginAddress, returnAddress } from './return-address';

describe('the way through the login', () => {
  it('goes back to where it was asked from', () => {
    const { search } = new URL(loginAddress('/checkout?step=2'), 'http://localhost');
    expect(returnAddress(search)).toBe('/checkout?step=2');
  });

  it('goes home where it was not asked from anywhere', () => {
    expect(returnAddress('')).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    '/login?from=/x',
  ])('never leads elsewhere: %s', (from) => {
    expect(returnAddress(`?from=${encodeURIComponent(from)}`)).toBe('/');
  });
});
