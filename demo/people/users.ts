import type { DemoAccount, DemoCompany, DemoUser } from '../shapes.ts';
import { chanceOf } from '../chance/chance.ts';
import { companyIdOf, phoneOf } from './producers.ts';

/** Good for a machine of one's own only; a shared installation sets DEMO_PASSWORD. */
export const localPassword = 'Werkbank-2026';

type Row = [
  email: string,
  salutation: 'Mr' | 'Ms',
  firstName: string,
  lastName: string,
  companyId: number | null,
];

const german = (producerId: number) => companyIdOf(producerId, 'DE');
const swiss = (producerId: number) => companyIdOf(producerId, 'CH');

/** The people whom the start prints, in that order. Kerbwerk ships from Germany only, Alpspan from Switzerland only. */
const demoRows: [DemoAccount['role'], Row][] = [
  ['platform-admin', ['admin@werkbank.example', 'Ms', 'Verena', 'Altherr', null]],
  ['buyer', ['einkauf@kellermatt.example', 'Ms', 'Anna', 'Brunner', 201]],
  ['company-admin', ['leitung@kellermatt.example', 'Mr', 'Reto', 'Kellermatt', 201]],
  ['buyer', ['einkauf@bergfurt.example', 'Mr', 'Jonas', 'Weidlich', 202]],
  ['buyer', ['werkhof@arbenried.example', 'Mr', 'Urs', 'Thalmann', 203]],
  ['buyer', ['tiefbau@kanton-bern.example', 'Ms', 'Barbara', 'Aeschlimann', 204]],
  ['buyer', ['instandhaltung@bund.example', 'Mr', 'Luca', 'Fontana', 205]],
  ['producer', ['verkauf@kerbwerk.example', 'Ms', 'Katrin', 'Oehme', german(1)]],
  ['producer-admin', ['leitung@kerbwerk.example', 'Mr', 'Holger', 'Ritzmann', german(1)]],
  ['producer', ['verkauf@alpspan.example', 'Mr', 'Beat', 'Wyss', swiss(2)]],
  ['producer-admin', ['leitung@alpspan.example', 'Ms', 'Nadja', 'Hediger', swiss(2)]],
];

const others: Row[] = [
  ['support@werkbank.example', 'Mr', 'Tobias', 'Kranz', null],
  ['lager@kellermatt.example', 'Mr', 'Samuel', 'Ott', 201],
  ['leitung@bergfurt.example', 'Ms', 'Sabine', 'Eberle', 202],
  ['bauamt@arbenried.example', 'Ms', 'Regula', 'Schär', 203],
  ['seeland@kanton-bern.example', 'Mr', 'Marc', 'Gerber', 204],
  ['einkauf@bund.example', 'Ms', 'Céline', 'Rochat', 205],
  ['achats@chasseral.example', 'Ms', 'Élodie', 'Perrin', 206],
  ['direction@chasseral.example', 'Mr', 'Julien', 'Girardin', 206],
  ['einkauf@rheintal-formenbau.example', 'Mr', 'Philipp', 'Marxer', 207],
  ['werkstatt@oberaargau.example', 'Mr', 'Daniel', 'Ammann', 208],
  ['einkauf@nordheide.example', 'Ms', 'Wiebke', 'Petersen', 209],
  ['einkauf@vogtland-lohn.example', 'Mr', 'Ronny', 'Seidel', 210],
  ['kanzlei@obermattlen.example', 'Ms', 'Monika', 'von Ah', 211],
  ['lehrwerkstatt@kanton-zh.example', 'Mr', 'Stefan', 'Hug', 212],
  ['labor@messversuche.example', 'Ms', 'Franziska', 'Iseli', 213],
  ['depot@seefurt.example', 'Mr', 'Marco', 'Signer', 214],
  ['versand@helvarin.example', 'Mr', 'Armin', 'Hauser', german(3)],
  ['verkauf@helvarin.example', 'Ms', 'Laura', 'Moser', swiss(3)],
  ['verkauf@nordspan.example', 'Mr', 'Dirk', 'Hölter', german(4)],
  ['verkauf@falkenrath.example', 'Ms', 'Ute', 'Falkenrath', german(5)],
  ['verkauf@messara.example', 'Mr', 'Martin', 'Zoller', german(8)],
  ['verkauf@korunda.example', 'Ms', 'Heike', 'Bock', german(15)],
  ['vente@juradur.example', 'Mr', 'Didier', 'Chappuis', swiss(17)],
  ['verkauf@aaremess.example', 'Ms', 'Simone', 'Lüscher', swiss(19)],
  ['verkauf@rigidura.example', 'Mr', 'Patrick', 'Iten', swiss(20)],
  ['verkauf@rheinkant.example', 'Ms', 'Melanie', 'Vogt', german(26)],
  ['schweiz@rheinkant.example', 'Mr', 'Thomas', 'Bürgin', swiss(26)],
  ['verkauf@meridax.example', 'Mr', 'Frank', 'Uhlig', german(30)],
  ['verkauf@orbimill.example', 'Ms', 'Jana', 'Köhler', german(32)],
  ['schweiz@orbimill.example', 'Ms', 'Karin', 'Lüthi', swiss(32)],
];

const companyAdmins = ['leitung@', 'direction@', 'kanzlei@', 'depot@'];

export function makeUsers(): DemoUser[] {
  const rows = [...demoRows.map(([, row]) => row), ...others];
  return rows.map(([email, salutation, firstName, lastName, companyId], index) => ({
    id: index + 1,
    email,
    salutation,
    firstName,
    lastName,
    phone: phoneOf(
      email,
      companyId === null ? 'DE' : chanceOf(`country ${companyId}`, ['DE', 'CH'] as const),
    ),
    language: 'de',
    roles: {
      PlatformAdmin: companyId === null,
      CompanyAdmin: companyAdmins.some((start) => email.startsWith(start)),
    },
    companyId,
  }));
}

export function makeAccounts(companies: readonly DemoCompany[], password: string): DemoAccount[] {
  return demoRows.map(([role, [email, , , , companyId]]) => {
    const company = companies.find(({ id }) => id === companyId);
    return {
      email,
      password,
      role,
      companyId,
      companyType: company?.kind ?? null,
      companyName: company?.name ?? null,
    };
  });
}
