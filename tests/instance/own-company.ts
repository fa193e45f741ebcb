import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { linkIn, mailTo } from './mails.ts';
import { freshEmail } from './own-person.ts';
import { type Account, accountOf, type Person, signIn, visitor } from './running-instance.ts';

export interface OwnCompany {
  readonly companyId: number;
  readonly name: string;
  /** Its first admin, as registered. */
  readonly account: Account;
  readonly admin: Person;
  /** Deletes the company if the journey has not done so itself. */
  readonly remove: () => Promise<void>;
}

const password = 'Journey-2026';

/** Address and tax number of a journey's own company. */
export interface Home {
  zipCode: string;
  city: string;
  country: string;
  taxNumber: string;
}
const olten: Home = { zipCode: '4600', city: 'Olten', country: 'CH', taxNumber: 'CHE-116.281.710' };

/** A customer of a journey's own, which it may change and delete: registered and confirmed by its mail. */
export async function ownCompany(name: string, home: Home = olten): Promise<OwnCompany> {
  const email = freshEmail('leitung');
  const companyName = `${name} ${randomBytes(3).toString('hex')}`;
  const api = visitor();
  const person = { firstName: 'Vera', lastName: 'Gatter', phone: '+41 62 555 01 22', email };
  const address = {
    name: companyName,
    street: 'Industriestrasse',
    house: '14a',
    addressSupplement: null,
    zipCode: home.zipCode,
    city: home.city,
    country: home.country,
  };
  await api('registerCustomer', {
    body: {
      user: { ...person, salutation: 'Ms', language: 'de', password },
      company: {
        name: companyName,
        customerType: 'Company',
        taxNumber: home.taxNumber,
        kanton: null,
        phone: null,
        address,
      },
      agreedToTermsAndPrivacy: true,
      captchaToken: solved(await api('getCaptchaChallenge', {})),
    },
  });
  const token = new URL(linkIn(await mailTo(email))).pathname.split('/').at(-1) ?? '';
  await api('confirmRegistration', { params: { token } });
  const account: Account = {
    email,
    password,
    role: 'company-admin',
    companyId: null,
    companyType: 'Customer',
    companyName,
  };
  const admin = await signIn(account);
  const companyId = admin.user.companyId ?? 0;
  const remove = async () => {
    const operator = await signIn(accountOf(({ role }) => role === 'platform-admin'));
    const { companies } = await operator.api('listCustomers', { query: { search: companyName } });
    for (const { id } of companies) await operator.api('deleteCustomer', { params: { companyId: id } });
  };
  return { companyId, name: companyName, account, admin, remove };
}

/** Solves the CAPTCHA's proof of work without a browser. */
function solved(puzzle: CallAnswer<'getCaptchaChallenge'>): string {
  const { algorithm, challenge, salt, signature, maxnumber } = puzzle;
  const name = algorithm.replace('-', '').toLowerCase();
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash(name).update(`${salt}${number}`).digest('hex') !== challenge) continue;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  throw new Error('a challenge without a solution');
}
