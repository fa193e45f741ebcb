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

describe('a change that the directory refused', () => {
  it('rolls back exactly the changed fields', () => {
    expect(fieldsToPutBack({ former, written }, written)).toEqual({
      email: former.email,
      lastName: former.lastName,
    });
  });

  it('keeps later changes by others', () => {
    const now = { ...written, lastName: 'Newest', phone: '+41 52 555 00 01' };
    expect(fieldsToPutBack({ former, written }, now)).toEqual({ email: former.email });
  });
});
