import type { Country, DemoAddress, DemoCompany, DemoProducer } from '../shapes.ts';
import { calendarOfCity } from './regions.ts';
import { chance, chanceBetween } from '../chance/chance.ts';
import { producerVideo, producerWithVideo } from './videos.ts';

/** A producer's line of business: it offers the catalogue groups of its trades. */
export type Trade =
  | 'drilling'
  | 'threading'
  | 'milling'
  | 'reaming'
  | 'turning'
  | 'measuring'
  | 'clamping'
  | 'hand'
  | 'sawing'
  | 'grinding'
  | 'fluids';

type Place = [city: string, zipCode: string];

export interface ProducerPlan {
  id: number;
  name: string;
  trades: readonly Trade[];
  /** Price level: 1 is the middle of the market. */
  level: number;
  germany: Place | null;
  switzerland: Place | null;
  customShipping: boolean;
}

const cutting: Trade[] = ['drilling', 'threading', 'milling', 'reaming'];

// Invented names. Columns: name, trades, price level, place in Germany, place in Switzerland.
const rows: [string, Trade[], number, Place | null, Place | null][] = [
  ['Kerbwerk', cutting, 1.04, ['Schmalkalden', '98574'], null],
  ['Alpspan', cutting, 1.22, null, ['Winterthur', '8400']],
  ['Helvarin', [...cutting, 'turning'], 1.15, ['Albstadt', '72458'], ['Biel/Bienne', '2502']],
  ['Nordspan', ['drilling', 'reaming', 'sawing'], 0.88, ['Remscheid', '42853'], null],
  ['Falkenrath', ['hand', 'clamping'], 1.1, ['Wuppertal', '42275'], null],
  ['Bohrhold', ['drilling', 'reaming', 'threading'], 0.94, ['Iserlohn', '58636'], null],
  ['Torventa', ['hand', 'measuring'], 1.0, ['Velbert', '42551'], null],
  ['Messara', ['measuring'], 1.18, ['Esslingen', '73728'], null],
  ['Eisengrat', ['hand', 'sawing'], 0.91, ['Hagen', '58095'], null],
  ['Schraubhof', ['hand'], 0.85, ['Solingen', '42651'], null],
  ['Zangenthal', ['hand', 'clamping'], 1.07, ['Tuttlingen', '78532'], null],
  ['Feilmark', ['sawing', 'grinding'], 0.97, ['Chemnitz', '09111'], null],
  ['Rundwald', ['threading', 'reaming', 'measuring'], 1.02, ['Suhl', '98527'], null],
  ['Spandura', ['milling', 'turning'], 1.09, ['Aalen', '73430'], null],
  ['Korunda', ['grinding', 'fluids'], 0.93, ['Kassel', '34117'], null],
  ['Harzklinge', ['sawing', 'drilling'], 0.9, ['Goslar', '38640'], null],
  ['Juradur', ['drilling', 'milling', 'turning'], 1.25, null, ['Delémont', '2800']],
  ['Gratwerk', ['reaming', 'threading', 'grinding'], 1.16, null, ['Grenchen', '2540']],
  ['Aaremess', ['measuring'], 1.3, null, ['Aarau', '5000']],
  ['Rigidura', ['clamping', 'turning'], 1.24, null, ['Zug', '6300']],
  ['Limmata', ['hand', 'fluids'], 1.14, null, ['Schlieren', '8952']],
  ['Neuenspan', ['milling', 'reaming', 'drilling'], 1.19, null, ['Neuchâtel', '2000']],
  ['Ticinox', ['hand', 'sawing'], 1.12, null, ['Lugano', '6900']],
  ['Glarusta', ['grinding', 'fluids'], 1.08, null, ['Glarus', '8750']],
  ['Thunwald', ['hand', 'measuring'], 1.17, null, ['Thun', '3600']],
  ['Rheinkant', ['drilling', 'milling', 'threading'], 1.05, ['Lörrach', '79539'], ['Basel', '4057']],
  ['Duroval', ['turning', 'milling'], 1.13, ['Göppingen', '73033'], ['Schaffhausen', '8200']],
  ['Kontural', ['milling', 'grinding'], 1.01, ['Nürnberg', '90402'], ['Frauenfeld', '8500']],
  ['Basiline', ['fluids', 'grinding'], 0.99, ['Mannheim', '68159'], ['Pratteln', '4133']],
  ['Meridax', ['measuring', 'clamping'], 1.21, ['Göttingen', '37073'], ['St. Gallen', '9000']],
  ['Quadrax', ['clamping', 'hand'], 0.98, ['Bielefeld', '33602'], ['Olten', '4600']],
  ['Orbimill', ['milling', 'drilling', 'threading'], 0.95, ['Jena', '07743'], ['Burgdorf', '3400']],
  ['Praezidon', ['reaming', 'measuring', 'drilling'], 1.11, ['Ulm', '89073'], ['Wil', '9500']],
  ['Lemanto', ['turning', 'threading', 'hand'], 1.2, ['Freiburg', '79098'], ['Lausanne', '1003']],
];

export const producerPlans: readonly ProducerPlan[] = rows.map(
  ([name, trades, level, germany, switzerland], index) => ({
    id: index + 1,
    name,
    trades,
    level,
    germany,
    switzerland,
    customShipping: [5, 15, 20, 29].includes(index + 1),
  }),
);

export function producersOf(trade: Trade): ProducerPlan[] {
  return producerPlans.filter((plan) => plan.trades.includes(trade));
}

/** Form of a name in addresses and file names. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export function makeProducers(): DemoProducer[] {
  return producerPlans.map(({ id, name, customShipping }) => ({
    id,
    algoliaId: name,
    platformMargin: chanceBetween(`margin ${name}`, 0, 24) / 200,
    custom_shipping: customShipping,
    videoLink: name === producerWithVideo ? producerVideo : null,
    logo: `/media/marks/${slugOf(name)}.svg`,
  }));
}

const streets = [
  'Werkstraße',
  'Industriestraße',
  'Am Hammerwerk',
  'Mühlenweg',
  'Gewerbering',
  'Fabrikstraße',
];

/** One company per country; company ids are 100 + 2 × producer (Germany) and one more (Switzerland). */
export function companyIdOf(producerId: number, country: Country): number {
  return 100 + 2 * producerId + (country === 'DE' ? 0 : 1);
}

/** Address ids of a company: 10 × company id and upwards; the dispatch location comes second. */
export function dispatchLocationIdOf(producerId: number, country: Country): number {
  return companyIdOf(producerId, country) * 10 + 1;
}

/** The countries from which a producer ships. */
export function countriesOf(plan: ProducerPlan): ('DE' | 'CH')[] {
  return [...(plan.germany ? (['DE'] as const) : []), ...(plan.switzerland ? (['CH'] as const) : [])];
}

function legalName(plan: ProducerPlan, country: 'DE' | 'CH'): string {
  if (country === 'DE')
    return chance(`legal ${plan.name}`) < 0.7 ? `${plan.name} GmbH` : `${plan.name} GmbH & Co. KG`;
  return plan.germany ? `${plan.name} (Schweiz) AG` : `${plan.name} AG`;
}

export function taxNumberOf(companyId: number, country: Country): string {
  const digits = String(chanceBetween(`tax ${companyId}`, 100_000_000, 999_999_999));
  return country === 'DE'
    ? `DE${digits}`
    : `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
}

export function phoneOf(key: string, country: Country): string {
  const prefix = { DE: '+49 2191', CH: '+41 52', LI: '+423 2' }[country];
  return `${prefix} ${chanceBetween(`phone ${key}`, 100, 999)} ${chanceBetween(`phone2 ${key}`, 10, 99)} ${chanceBetween(`phone3 ${key}`, 10, 99)}`;
}

/** Swiss addresses are written without ß. */
export function streetIn(country: Country, street: string): string {
  return country === 'DE' ? street : street.replaceAll('ß', 'ss');
}

export function makeProducerCompanies(): { companies: DemoCompany[]; addresses: DemoAddress[] } {
  const companies: DemoCompany[] = [];
  const addresses: DemoAddress[] = [];
  for (const plan of producerPlans) {
    for (const country of countriesOf(plan)) {
      const id = companyIdOf(plan.id, country);
      const [city, zipCode] = (country === 'DE' ? plan.germany : plan.switzerland) ?? ['', ''];
      const name = legalName(plan, country);
      companies.push({
        id,
        kind: 'Producer',
        producerId: plan.id,
        name,
        customerType: null,
        taxNumber: taxNumberOf(id, country),
        kanton: null,
        phone: phoneOf(name, country),
      });
      const place = {
        ownerKind: 'Company',
        ownerId: id,
        addressSupplement: null,
        zipCode,
        city,
        country,
      } as const;
      const street = streetIn(country, streets[id % streets.length] ?? 'Werkstraße');
      const house = String(chanceBetween(`house ${id}`, 2, 98));
      addresses.push({ ...place, id: id * 10, type: 'Primary', name, street, house });
      const entrance = { addressSupplement: country === 'DE' ? 'Tor 2' : 'Rampe 1', house: `${house}a` };
      addresses.push({
        ...place,
        ...entrance,
        id: id * 10 + 1,
        type: 'DispatchLocation',
        name: `${name}, Versand`,
        street,
        calendar: calendarOfCity(city),
      });
    }
  }
  return { companies, addresses };
}
