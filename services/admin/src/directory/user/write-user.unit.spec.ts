import { type DescribedUser, fieldsToPutBack } from './write-user.js';

const former: DescribedUser = {
  email: 'a@werkbank.example',
  salutation: 'Ms',
  firstName: 'Ada',
  lastName: 'Before',
  phone: '+41 52 555 00 00',
  language: 'de',
  platformAdmin: false,
  companyAdmin: false,
  companyId: 1,
  enabled: true,
};
const written: DescribedUser = { ...former, email: 'refused@werkbank.example', lastName: 'After' };

describe('what the directory refused', () => {
  it('is put back, and nothing that was not changed', () => {
    expect(fieldsToPutBack({ former, written }, written)).toEqual({
      email: former.email,
      lastName: former.lastName,
    });
  });

  it('leaves alone what somebody has saved since', () => {
    const now = { ...written, lastName: 'Newest', phone: '+41 52 555 00 01' };
    expect(fieldsToPutBack({ former, written }, now)).toEqual({ email: former.email });
  });
});
