import { jest } from '@jest/globals';
import type { CallRequest } from '@werkbank/contracts/calls';

import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { easyChallenge, loginLocales, provideWebCrypto, refusing } from '../../testing/login';
import { Registration } from './registration';

// Both steps are drawn again for each field, which takes long on a busy machine.
jest.setTimeout(30_000);

type Body = CallRequest<'registerCustomer'>['body'];
let sent: Body[];

/** The browser's own back and forward buttons. */
function BrowserButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser: zurück
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser: vor
      </button>
    </>
  );
}
const open = (fixtures: Fixtures = {}) =>
  renderWorking(
    <>
      <Registration />
      <BrowserButtons />
    </>,
    {
      locales: loginLocales,
      preferences: { country: 'CH' },
      at: '/login?view=registration&from=%2Fcheckout',
      fixtures: {
        getCaptchaChallenge: easyChallenge,
        registerCustomer: ({ body }) => {
          sent.push(body);
          return {};
        },
        ...fixtures,
      },
    },
  );
// Pastes whole texts: letter by letter, forms of this size take seconds.
const type = async (label: string, text: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const user = {
  firstName: 'Petra',
  lastName: 'Brunner',
  email: 'petra@example.org',
  phone: '+41 62 555 01 22',
  password: 'Example-1',
};

async function fillUser() {
  await type('Vorname', user.firstName);
  await type('Nachname', user.lastName);
  await type('E-Mail', ` ${user.email} `);
  await type('Telefon', user.phone);
  await type('Passwort', user.password);
  await type('Passwort wiederholen', user.password);
  await press('Weiter zur Firma');
  await screen.findByRole('heading', { name: /Schritt 2/ });
}
async function fillCompany() {
  await type('Name der Firma', 'Aareblick AG');
  await type('UID/USt-IdNr.', 'CHE-123.456.789');
  await type('Straße', 'Industriestrasse');
  await type('Hausnummer', '14');
  await type('Postleitzahl', '4600');
  await type('Ort', 'Olten');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeAll(provideWebCrypto);
beforeEach(() => {
  sent = [];
});

describe('a registration', () => {
  it('moves the focus only with the steps', async () => {
    await open();
    expect(document.body).toHaveFocus();
    await fillUser();
    expect(screen.getByRole('heading', { name: /Schritt 2/ })).toHaveFocus();
  });

  it('follows the language of the page', async () => {
    const { host } = await open();
    await act(async () => host.preferences.set({ language: 'en' }));
    expect(chosenOption('Sprache')).toBe('English');
  });

  it("keeps a chosen language that differs from the page's", async () => {
    const { host } = await open();
    await chooseOption('Sprache', 'English');
    await act(async () => host.preferences.set({ language: 'en' }));
    expect(chosenOption('Sprache')).toBe('English');
  });

  it('mails in the language that the page was switched to at the second step', async () => {
    const { host } = await open();
    await fillUser();
    await fillCompany();
    await act(async () => host.preferences.set({ language: 'en' }));
    await press('Registrieren');
    await screen.findByRole('heading', { name: /Fast geschafft/ });
    expect(sent).toMatchObject([{ user: { language: 'en' } }]);
  });

  it('accepts no input during the submission', async () => {
    await open({ getCaptchaChallenge: () => new Promise(() => undefined) });
    await fillUser();
    await fillCompany();
    await press('Registrieren');
    await screen.findByRole('progressbar');
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
    for (const field of fields) expect(field).toBeDisabled();
  });

  it('shows missing data of the person in the words of the contract', async () => {
    await open();
    await type('Passwort', 'Example-1');
    await press('Weiter zur Firma');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Vorname muss angegeben werden.',
      'Nachname muss angegeben werden.',
      'E-Mail muss angegeben werden.',
      'Telefon muss angegeben werden.',
      'Passwort wiederholen: Die Passwörter stimmen nicht überein.',
    ]);
    expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription('E-Mail muss angegeben werden.');
  });

  it('sends person and company with a proof, and announces the mail', async () => {
    await open();
    await fillUser();
    await fillCompany();
    await press('Registrieren');
    expect(await screen.findByRole('heading', { name: /Fast geschafft/ })).toHaveFocus();
    expect(screen.getByText(new RegExp(user.email))).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      user: { email: user.email, firstName: user.firstName, password: user.password },
      company: { name: 'Aareblick AG', taxNumber: 'CHE-123.456.789', kanton: null, phone: null },
      agreedToTermsAndPrivacy: true,
    });
    expect(sent[0]?.company.address).toMatchObject({ name: 'Aareblick AG', country: 'CH' });
    expect(JSON.parse(atob(sent[0]?.captchaToken ?? ''))).toMatchObject({ number: 3, signature: 'e5f6' });
  });

  it('requires the consent', async () => {
    await open();
    await fillUser();
    await fillCompany();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Registrieren');
    expect(await screen.findAllByText(/Bitte stimmen Sie den Geschäftsbedingungen/)).toHaveLength(2);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('requires a tax number that fits the country', async () => {
    await open();
    await fillUser();
    await fillCompany();
    await chooseOption('Land', 'Deutschland');
    await press('Registrieren');
    expect(await screen.findAllByText('Die UID/USt-IdNr. muss mit DE beginnen.')).toHaveLength(2);
  });

  it('requires Switzerland, except for companies', async () => {
    await open();
    await fillUser();
    await chooseOption('Land', 'Deutschland');
    await chooseOption('Kundenart', 'Kanton');
    expect(chosenOption('Land')).toBe('Schweiz');
    expect(screen.queryByLabelText('UID/USt-IdNr.')).toBeNull();
    expect(screen.getByLabelText('Kanton')).toBeVisible();
  });

  it('drops errors of fields that the customer type has removed', async () => {
    await open();
    await fillUser();
    await press('Registrieren');
    expect(await screen.findAllByText('UID/USt-IdNr. muss angegeben werden.')).toHaveLength(2);
    await chooseOption('Kundenart', 'Bund');
    expect(screen.queryByText('UID/USt-IdNr. muss angegeben werden.')).toBeNull();
  });

  it('keeps typed values on the way back and forth', async () => {
    await open();
    await fillUser();
    await type('Name der Firma', 'Aareblick AG');
    await press('Zurück');
    expect(screen.getByRole('heading', { name: /Schritt 1/ })).toHaveFocus();
    expect(screen.getByLabelText('Nachname')).toHaveValue(user.lastName);
    await press('Weiter zur Firma');
    expect(await screen.findByLabelText('Name der Firma')).toHaveValue('Aareblick AG');
  });

  it("follows the browser's buttons from step to step, too, and keeps typed values", async () => {
    await open();
    await fillUser();
    await type('Name der Firma', 'Aareblick AG');
    await press('Browser: zurück');
    expect(screen.getByRole('heading', { name: /Schritt 1/ })).toHaveFocus();
    expect(screen.getByLabelText('Nachname')).toHaveValue(user.lastName);
    await press('Browser: vor');
    expect(screen.getByRole('heading', { name: /Schritt 2/ })).toHaveFocus();
    expect(screen.getByLabelText('Name der Firma')).toHaveValue('Aareblick AG');
  });

  it('returns to the first step for its errors, and keeps typed values', async () => {
    const refused = {
      code: 'PASSWORD_FORMAT',
      message: 'Falsches Passwortformat.',
      field: 'user.password',
    } as const;
    await open({ registerCustomer: refusing(400, refused) });
    await fillUser();
    await fillCompany();
    await press('Registrieren');
    expect(await screen.findByRole('alert')).toHaveTextContent('Falsches Passwortformat.');
    await press('Weiter zur Firma');
    expect(await screen.findByLabelText('Ort')).toHaveValue('Olten');
  });

  it("shows the service's refusal at the field of the form", async () => {
    const wrong = { code: 'FIELD_TOO_LONG', message: 'Zu lang.', field: 'company.address.city' } as const;
    await open({ registerCustomer: refusing(400, wrong) });
    await fillUser();
    await fillCompany();
    await press('Registrieren');
    expect(await screen.findAllByText('Zu lang.')).toHaveLength(2);
    expect(screen.getByLabelText('Ort')).toBeInvalid();
  });

  it('shows the refusal of a failed CAPTCHA', async () => {
    const robot = { code: 'CAPTCHA_INVALID', message: 'Roboter?' } as const;
    await open({ registerCustomer: refusing(400, robot) });
    await fillUser();
    await fillCompany();
    await press('Registrieren');
    expect(await screen.findByRole('alert')).toHaveTextContent('Roboter?');
  });
});
