import { jest } from '@jest/globals';
import type { Address, ManagedUser, SidebarItem } from '@werkbank/contracts/entities';
import {
  callExamples,
  customer,
  managedProducer,
  managedUser,
  sidebarItem,
  swissLocation,
} from '@werkbank/contracts/fixtures';
import { defaultLocaleConfig, type Language } from '@werkbank/contracts/localization';
import type { RouteName } from '@werkbank/contracts/routes';
import { isDay } from '@werkbank/kit/date-field';
import { formatsOf } from '@werkbank/kit/formats';
import { type AgreementOptions, expectAgreement, Recorder } from '@werkbank/kit/testing/form-agreement';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { typed } from '@werkbank/kit/testing/typed-text';
import { watchForms } from '@werkbank/kit/testing/watched-forms';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { fieldOfPrint, type PrintValues } from '../features/edit-print-settings/print-values';
import { locales } from '../testing/render-admin';
import { address, country, dispatchLocation, placeCalendar } from '../testing/place-fields';
import { printed } from '../testing/printed-fields';

const actual = await import('@werkbank/kit/use-service-form');
jest.unstable_mockModule('@werkbank/kit/use-service-form', () => watchForms(actual));
const { CustomerForm } = await import('../features/edit-company/customer-form');
const { ProducerCompanyForm } = await import('../features/edit-company/producer-company-form');
const { RateDialog } = await import('../features/edit-exchange-rates/rate-dialog');
const { AddProducer } = await import('../features/edit-producer/add-producer');
const { EditProducer } = await import('../features/edit-producer/edit-producer');
const { PrintSettingsForm } = await import('../features/edit-print-settings/print-settings-form');
const { ProfileForm } = await import('../features/edit-profile/profile-form');
const { SidebarItemForm } = await import('../features/edit-sidebar-item/sidebar-item-form');
const { ChangeUserForm } = await import('../features/edit-user/change-user-form');
const { CreateUserForm } = await import('../features/edit-user/create-user-form');
const { AddressDialog } = await import('../features/manage-addresses/address-dialog');
const { CompanyDialog } = await import('../features/manage-dispatch-locations/company-dialog');
const { CalendarDialog } = await import('../dispatch-locations/calendar/calendar-dialog');
const { LocationDialog } = await import('../features/manage-dispatch-locations/location-dialog');
const { PasswordForm } = await import('../features/set-password/password-form');

const password = typed('Example-1', 'Grün-2026', 'aB3$aB3$aB3$aB3$aB3$');
const repeated = { password, repeat: password };
const person = {
  salutation: fc.constantFrom('Mr', 'Ms'),
  firstName: typed('Petra', 'Zoë'),
  lastName: typed('Brunner', 'von der Mühll'),
  email: typed('petra@example.org', 'p.brunner+werk@a-b.example.ch'),
  phone: typed('+41 62 555 01 22', '0049 (0)7021/5550-12'),
  language: fc.constantFrom('de', 'en'),
};
const company = {
  name: typed('Aareblick AG', 'x'.repeat(500)),
  taxNumber: typed('CHE-123.456.789', 'DE123456789', ''),
  phone: typed('', '+41 62 555 01 22'),
};
const { name: companyName, ...restOfCompany } = company;
const newCompany = { companyName, ...restOfCompany, ...dispatchLocation };
const producer = {
  algoliaId: typed('Rhon Werkzeuge'),
  platformMargin: typed('8,5', '8.5', '0', '99,9', '100', '12,34', '-1', '1.000'),
  custom_shipping: fc.boolean(),
  videoLink: typed('', 'https://video.example/rhon', 'http://a.example/?q=ä'),
};
const date = typed('2026-01-01', '2026-06-30', '2025-12-31', '9999-12-31', '0000-01-01', '21.11.2026');
const currency = fc.constantFrom('EUR', 'CHF');
const rate = {
  sourceCurrency: currency,
  targetCurrency: currency,
  exchangeRateType: fc.constantFrom('Internal', 'external'),
  ratio: typed('0,9417', '0.9417', '1', '0', '1,0000000000001'),
  validFrom: date,
  validTo: date,
  openEnded: fc.boolean(),
};
const pdf = new File(['%PDF-'], 'größe.pdf', { type: 'application/pdf' });
const helpItem = {
  title: typed('So lesen Sie eine Maßzeichnung', 'ä'.repeat(200)),
  type: fc.constantFrom('pdf', 'youtube', 'url'),
  status: fc.constantFrom('enabled', 'disabled'),
  order: typed('1', '0', '9999', '10000', '1,5'),
  url: typed(
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'https://videos.example/abcdefghijk',
    '/documents/help.pdf',
    '//evil.example',
    '',
  ),
  file: fc.constantFrom(null, pdf),
};

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);
/** A margin is sent as a fraction and shown in per cent. */
const inPercent: AgreementOptions['worded'] = (field, params) =>
  field === 'platformMargin'
    ? Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value !== 'number' || name === 'fractionDigits' ? value : value * 100,
        ]),
      )
    : params;
/** A day is sent in the ISO form and shown as the configuration writes it. */
const asWritten: AgreementOptions['worded'] = (_, params, language) => {
  const formats = formatsOf(language, defaultLocaleConfig[language]);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isDay(value) ? formats.date(value) : value,
    ]),
  );
};
const notRepeated = { repeat: 'PASSWORDS_NOT_MATCH' } as const;
const colleague: ManagedUser = { ...managedUser, companyId: customer.id };
const location: Address = swissLocation;
const storedPdf: SidebarItem = { ...sidebarItem, type: 'pdf', url: null, file: 'help.pdf' };
const storedVideo: SidebarItem = { ...sidebarItem, url: 'https://videos.example/abcdefghijk' };
/** Only the service knows whether an address is new: it compares with stored data. */
const ofChangedHelp = { order: 'FIELD_REQUIRED', url: 'SIDEBAR_VIDEO_ADDRESS' } as const;
const nothing = () => undefined;
const noAddress = async () => undefined;

interface Case {
  form: ReactNode;
  sends: RouteName[];
  agreement: Omit<AgreementOptions, 'language'>;
}
const cases: Record<string, Case> = {
  'the own profile': {
    form: <ProfileForm user={colleague} />,
    sends: ['updateUser'],
    agreement: {
      fields: { ...person, oldPassword: typed('Example-1') },
      own: { oldPassword: 'FIELD_REQUIRED' },
    },
  },
  'a user who is changed': {
    form: <ChangeUserForm user={colleague} />,
    sends: ['updateUser'],
    agreement: {
      fields: {
        ...person,
        oldPassword: fc.constant(''),
        companyAdmin: fc.boolean(),
        enabled: fc.boolean(),
      },
    },
  },
  'a new user': {
    form: <CreateUserForm companyId={customer.id} onCreated={nothing} />,
    sends: ['createUser'],
    agreement: {
      fields: {
        ...person,
        ...repeated,
        companyAdmin: fc.boolean(),
        enabled: fc.boolean(),
        setsPassword: fc.boolean(),
      },
      own: notRepeated,
    },
  },
  'the own password': {
    form: <PasswordForm userId={7} own />,
    sends: ['setUserPassword'],
    agreement: {
      fields: { ...repeated, oldPassword: typed('Example-1') },
      fieldOf: (path) => (path === 'newPassword' ? 'password' : path),
      own: { ...notRepeated, oldPassword: 'FIELD_REQUIRED' },
    },
  },
  "another's password": {
    form: <PasswordForm userId={7} own={false} />,
    sends: ['setUserPassword'],
    agreement: {
      fields: { ...repeated, oldPassword: fc.constant('') },
      fieldOf: () => 'password',
      own: notRepeated,
    },
  },
  'a customer': {
    form: <CustomerForm company={customer} />,
    sends: ['updateCustomer'],
    agreement: {
      fields: {
        ...company,
        customerType: fc.constantFrom('Company', 'Community', 'Kanton', 'Bund'),
        eoriNumber: typed('', 'DE 4711 08151234567', 'de1', 'X1'),
        kanton: typed('Bern', ''),
        country,
        ownOrderNumberRequired: fc.boolean(),
        costCenterRequired: fc.boolean(),
      },
    },
  },
  'a company of a producer': {
    form: <ProducerCompanyForm company={{ ...customer, kind: 'Producer' }} />,
    sends: ['updateProducerCompany'],
    agreement: { fields: company },
  },
  'a further company of a producer': {
    form: <CompanyDialog producerId={3} onClose={nothing} />,
    sends: ['createProducerCompany'],
    agreement: { fields: newCompany, fieldOf: (path) => (path === 'name' ? 'companyName' : lastName(path)) },
  },
  'a new producer': {
    form: <AddProducer />,
    sends: ['createProducer'],
    agreement: {
      fields: { ...producer, ...newCompany },
      fieldOf: (path) => (path === 'company.name' ? 'companyName' : lastName(path)),
      worded: inPercent,
    },
  },
  'a producer who is changed': {
    form: <EditProducer producer={managedProducer} />,
    sends: ['updateProducer'],
    agreement: { fields: producer, worded: inPercent },
  },
  'a dispatch location': {
    form: <LocationDialog companyId={31} location={location} onClose={nothing} />,
    sends: ['updateProducerCompanyAddress'],
    agreement: { fields: dispatchLocation },
  },
  'a new dispatch location': {
    form: <LocationDialog companyId={31} location={null} onClose={nothing} />,
    sends: ['createProducerCompanyAddress'],
    agreement: { fields: dispatchLocation },
  },
  'the calendar of a dispatch location': {
    form: <CalendarDialog companyId={31} location={location} onClose={nothing} />,
    sends: ['setPlaceCalendar'],
    agreement: { fields: placeCalendar, fieldOf: (path) => path.split('.')[0], worded: asWritten },
  },
  'an exchange rate': {
    form: <RateDialog rate={null} onClose={nothing} />,
    sends: ['createExchangeRate'],
    agreement: { fields: rate, worded: asWritten },
  },
  'what documents print': {
    form: <PrintSettingsForm configuration={callExamples.getConfiguration.answer} />,
    sends: ['updateConfiguration'],
    agreement: { fields: printed, fieldOf: (path, values) => fieldOfPrint(path, values as PrintValues) },
  },
  'a new help item': {
    form: <SidebarItemForm item={null} onSaved={nothing} />,
    sends: ['createSidebarItem', 'uploadSidebarFile'],
    agreement: {
      fields: helpItem,
      fieldOf: (path) => path.replace('x-', ''),
      own: { file: 'SIDEBAR_FILE_REQUIRED', order: 'FIELD_REQUIRED' },
    },
  },
  'a pdf that is changed': {
    form: <SidebarItemForm item={storedPdf} onSaved={nothing} />,
    sends: ['updateSidebarItem', 'uploadSidebarFile'],
    agreement: {
      fields: helpItem,
      fieldOf: (path) => path.replace('x-', ''),
      own: ofChangedHelp,
    },
  },
  'a video of an earlier release that is changed': {
    form: <SidebarItemForm item={storedVideo} onSaved={nothing} />,
    sends: ['updateSidebarItem', 'uploadSidebarFile'],
    agreement: {
      fields: helpItem,
      fieldOf: (path) => path.replace('x-', ''),
      own: { ...ofChangedHelp, file: 'SIDEBAR_FILE_REQUIRED' },
    },
  },
};

describe.each<Language>(['de', 'en'])('forms agree with the service in %s', (language) => {
  const recorder = new Recorder();
  const draw = (form: ReactNode, sends: RouteName[]) =>
    renderWorking(form, { locales, preferences: { language }, fixtures: recorder.fixtures(...sends) });

  it.each(Object.keys(cases))('on %s', async (name) => {
    const { form, sends, agreement } = cases[name]!;
    await draw(form, sends);
    await expectAgreement(recorder, { language, ...agreement });
  });

  it('on an address', async () => {
    const save = async (body: object) => recorder.note('createCustomerAddress', { body });
    await draw(
      <AddressDialog title="x" initial={null} refetch={noAddress} save={save} onClose={nothing} />,
      [],
    );
    await expectAgreement(recorder, { language, fields: { ...address, taxNumber: typed('') } });
  });
});
