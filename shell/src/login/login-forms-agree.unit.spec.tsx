import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { Language } from '@werkbank/contracts/localization';
import { expectAgreement, Recorder, sendIt } from '@werkbank/kit/testing/form-agreement';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { typed } from '@werkbank/kit/testing/typed-text';
import { drawnForm, watchForms } from '@werkbank/kit/testing/watched-forms';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { easyChallenge, loginLocales, provideWebCrypto } from '../testing/login';

const actual = await import('@werkbank/kit/use-service-form');
jest.unstable_mockModule('@werkbank/kit/use-service-form', () => watchForms(actual));
const { LoginForm } = await import('./login-form');
const { NewPasswordForm } = await import('./mailed-links/new-password-form');
const { PasswordResetRequest } = await import('./password-reset-request');
const { Registration } = await import('./registration/registration');

beforeAll(provideWebCrypto);

const password = typed('Example-1', 'Grün-2026', 'aB3$aB3$aB3$aB3$aB3$');
const email = typed('petra@example.org', 'p.brunner+werk@a-b.example.ch');
const language = fc.constantFrom('de', 'en');
const person = {
  email,
  salutation: fc.constantFrom('Mr', 'Ms'),
  firstName: typed('Petra', 'Zoë'),
  lastName: typed('Brunner', 'von der Mühll'),
  phone: typed('+41 62 555 01 22', '0049 (0)7021/5550-12'),
  language,
  password,
  repeat: password,
};
const company = {
  name: typed('Aareblick AG', 'x'.repeat(60), `${'x'.repeat(49)}🛠 AG`),
  customerType: fc.constantFrom('Company', 'Community', 'Kanton', 'Bund'),
  taxNumber: typed('CHE-123.456.789', 'DE123456789', ''),
  kanton: typed('Bern', ''),
  phone: typed('', '+41 62 555 01 22'),
  addressName: typed('', 'Werk 2'),
  street: typed('Industriestrasse'),
  house: typed('14', '3a'),
  addressSupplement: typed('', 'Halle 4'),
  zipCode: typed('4600', 'D-73230'),
  city: typed('Olten'),
  country: fc.constantFrom('CH', 'DE', 'LI', 'AT'),
  agreed: fc.boolean(),
};
const rightPerson = {
  email: 'petra@example.org',
  salutation: 'Ms',
  firstName: 'Petra',
  lastName: 'Brunner',
  phone: '+41 62 555 01 22',
  language: 'de',
  password: 'Example-1',
  repeat: 'Example-1',
};
const rightCompany = {
  name: 'Aareblick AG',
  customerType: 'Company',
  taxNumber: 'CHE-123.456.789',
  kanton: '',
  phone: '',
  addressName: '',
  street: 'Industriestrasse',
  house: '14',
  addressSupplement: '',
  zipCode: '4600',
  city: 'Olten',
  country: 'CH',
  agreed: true,
};

// A whole form is drawn for each of the values that are tried, which takes a busy machine long.
jest.setTimeout(30_000);

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

describe.each<Language>(['de', 'en'])('a login form agrees with the service in %s', (lng) => {
  const recorder = new Recorder();
  const draw = (form: ReactNode, at = '/', path = '/*') =>
    renderWorking(form, {
      locales: loginLocales,
      at,
      path,
      preferences: { language: lng },
      fixtures: {
        getCaptchaChallenge: easyChallenge,
        ...recorder.fixtures('registerCustomer', 'requestPasswordReset', 'resetPassword'),
      },
    });

  it('on logging in, where a wrong format is a wrong address like any other', async () => {
    const strategy = {
      logIn: async (userEmail: string, entered: string) =>
        recorder.note('login', { body: { userEmail, password: entered } }),
      renew: async () => null,
      end: async () => undefined,
    };
    await draw(<LoginForm strategy={strategy} onLogin={() => undefined} />);
    const { check } = drawnForm();
    await fc.assert(
      fc.asyncProperty(email, password, async (userEmail, entered) => {
        const shown = Object.keys((await check?.({ userEmail, password: entered })) ?? {});
        expect(shown.includes('userEmail')).toBe(userEmail.trim() === '');
        expect(shown.includes('password')).toBe(entered === '');
      }),
    );
  });

  it('on asking for a new password', async () => {
    await draw(<PasswordResetRequest />);
    await expectAgreement(recorder, {
      language: lng,
      fields: { email },
      fieldOf: (path) => (path === 'userEmail' ? 'email' : undefined),
    });
  });

  it('on setting a new password', async () => {
    await draw(<NewPasswordForm />, `/passwordReset/${'a'.repeat(43)}`, '/passwordReset/:token');
    await expectAgreement(recorder, {
      language: lng,
      fields: { password, repeat: password },
      fieldOf: () => 'password',
      own: { repeat: 'PASSWORDS_NOT_MATCH' },
    });
  });

  it('on the person who registers', async () => {
    await draw(<Registration />);
    await expectAgreement(recorder, {
      language: lng,
      fields: person,
      fieldOf: lastName,
      own: { repeat: 'PASSWORDS_NOT_MATCH' },
      async send(form, values) {
        await sendIt(form, values);
        await sendIt(drawnForm(), rightCompany);
      },
    });
  });

  it('on the company that registers', async () => {
    await draw(<Registration />);
    await act(async () => drawnForm().save(rightPerson));
    await expectAgreement(recorder, {
      language: lng,
      fields: company,
      // An address without a name is called like the company, so its errors are those of the company's name.
      fieldOf: (path, { addressName }) =>
        path === 'company.address.name' && String(addressName).trim() !== '' ? 'addressName' : lastName(path),
      own: { agreed: 'CONSENT_REQUIRED' },
    });
  });
});
