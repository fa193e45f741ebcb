import { fillIn } from './keycloak-file.ts';

describe('a file for Keycloak', () => {
  it('gets its values with JSON quoting', () => {
    expect(fillIn('{"secret": "${SECRET}"}', { SECRET: 'a"b' })).toBe('{"secret": "a\\"b"}');
  });

  it("keeps Keycloak's own placeholders", () => {
    expect(fillIn('"${username}"', {})).toBe('"${username}"');
  });

  it('is refused without a value', () => {
    expect(() => fillIn('"${PUBLIC_URL}"', {})).toThrow('PUBLIC_URL');
  });
});
