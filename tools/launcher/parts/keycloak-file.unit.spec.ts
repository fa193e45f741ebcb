import { fillIn } from './keycloak-file.ts';

describe('a file for Keycloak', () => {
  it('gets its values, quoted as JSON wants them', () => {
    expect(fillIn('{"secret": "${SECRET}"}', { SECRET: 'a"b' })).toBe('{"secret": "a\\"b"}');
  });

  it("keeps Keycloak's own placeholders", () => {
    expect(fillIn('"${username}"', {})).toBe('"${username}"');
  });

  it('is refused where a value is missing', () => {
    expect(() => fillIn('"${PUBLIC_URL}"', {})).toThrow('PUBLIC_URL');
  });
});
