import type { Country, DemoAddress, DemoCompany } from '../shapes.ts';
import { phoneOf, streetIn, taxNumberOf } from './producers.ts';

interface CustomerPlan {
  id: number;
  name: string;
  customerType: 'Company' | 'Community' | 'Kanton' | 'Bund';
  kanton?: string;
  billing: [street: string, house: string, zipCode: string, city: string, country: Country];
  shipping: [name: string, street: string, house: string, zipCode: string, city: string, country: Country][];
}

/** The Swiss machine shop whose buyer the demo follows. */
export const swissBuyerCompanyId = 201;
export const germanBuyerCompanyId = 202;

// Invented customers in real towns; communities, cantons and the Confederation are Swiss, as the registration asks.
export const customerPlans: readonly CustomerPlan[] = [
  {
    id: 201,
    name: 'Kellermatt Präzisionsmechanik AG',
    customerType: 'Company',
    billing: ['Technoparkstrasse', '14', '8406', 'Winterthur', 'CH'],
    shipping: [
      ['Kellermatt, Wareneingang Halle 2', 'Technoparkstrasse', '16', '8406', 'Winterthur', 'CH'],
      ['Kellermatt, Werk Thurgau', 'Schmiedgasse', '3', '8500', 'Frauenfeld', 'CH'],
      ['Kellermatt, Montage Liechtenstein', 'Im alten Riet', '22', '9494', 'Schaan', 'LI'],
    ],
  },
  {
    id: 202,
    name: 'Bergfurt Maschinenbau GmbH',
    customerType: 'Company',
    billing: ['Daimlerring', '8', '73230', 'Kirchheim unter Teck', 'DE'],
    shipping: [
      ['Bergfurt, Werkzeugausgabe', 'Daimlerring', '10', '73230', 'Kirchheim unter Teck', 'DE'],
      ['Bergfurt, Werk Sachsen', 'Neefestraße', '77', '09119', 'Chemnitz', 'DE'],
    ],
  },
  {
    id: 203,
    name: 'Stadt Arbenried, Werkhof',
    customerType: 'Community',
    billing: ['Rathausplatz', '1', '8590', 'Romanshorn', 'CH'],
    shipping: [['Werkhof', 'Hafenstrasse', '31', '8590', 'Romanshorn', 'CH']],
  },
  {
    id: 204,
    name: 'Kanton Bern, Tiefbauamt',
    customerType: 'Kanton',
    kanton: 'BE',
    billing: ['Untere Au', '21', '3013', 'Bern', 'CH'],
    shipping: [
      ['Werkhof Oberland', 'Allmendstrasse', '40', '3600', 'Thun', 'CH'],
      ['Werkhof Seeland', 'Bielstrasse', '52', '3250', 'Lyss', 'CH'],
    ],
  },
  {
    id: 205,
    name: 'Bundesbetrieb Fahrzeuginstandhaltung',
    customerType: 'Bund',
    billing: ['Zeughausstrasse', '29', '3003', 'Bern', 'CH'],
    shipping: [['Instandhaltungszentrum', 'Kasernenstrasse', '7', '3602', 'Thun', 'CH']],
  },
  {
    id: 206,
    name: 'Uhrenteile Chasseral SA',
    customerType: 'Company',
    billing: ['Rue du Marché', '5', '2610', 'Saint-Imier', 'CH'],
    shipping: [['Atelier de décolletage', 'Rue de la Gare', '12', '2610', 'Saint-Imier', 'CH']],
  },
  {
    id: 207,
    name: 'Rheintal Formenbau Anstalt',
    customerType: 'Company',
    billing: ['Industriestrasse', '27', '9491', 'Ruggell', 'LI'],
    shipping: [['Warenannahme', 'Industriestrasse', '27', '9491', 'Ruggell', 'LI']],
  },
  {
    id: 208,
    name: 'Metallbau Oberaargau AG',
    customerType: 'Company',
    billing: ['Dorfgasse', '44', '4900', 'Langenthal', 'CH'],
    shipping: [['Werkstatt', 'Dorfgasse', '46', '4900', 'Langenthal', 'CH']],
  },
  {
    id: 209,
    name: 'Hydraulik Nordheide GmbH',
    customerType: 'Company',
    billing: ['Hanskampring', '9', '22885', 'Barsbüttel', 'DE'],
    shipping: [['Wareneingang', 'Hanskampring', '11', '22885', 'Barsbüttel', 'DE']],
  },
  {
    id: 210,
    name: 'Lohnfertigung Vogtland GmbH',
    customerType: 'Company',
    billing: ['Reichenbacher Straße', '120', '08527', 'Plauen', 'DE'],
    shipping: [['Lager', 'Reichenbacher Straße', '122', '08527', 'Plauen', 'DE']],
  },
  {
    id: 211,
    name: 'Gemeinde Obermattlen',
    customerType: 'Community',
    billing: ['Dorfstrasse', '2', '6074', 'Giswil', 'CH'],
    shipping: [['Bauamt', 'Brünigstrasse', '18', '6074', 'Giswil', 'CH']],
  },
  {
    id: 212,
    name: 'Kanton Zürich, Berufsschule Maschinentechnik',
    customerType: 'Kanton',
    kanton: 'ZH',
    billing: ['Limmatweg', '17', '8005', 'Zürich', 'CH'],
    shipping: [['Lehrwerkstatt', 'Zeughausweg', '4', '8400', 'Winterthur', 'CH']],
  },
  {
    id: 213,
    name: 'Bundesanstalt für Werkstoffversuche, Labor West',
    customerType: 'Bund',
    billing: ['Gurtenhalde', '33', '3084', 'Wabern', 'CH'],
    shipping: [['Mechanische Werkstatt', 'Gurtenhalde', '33', '3084', 'Wabern', 'CH']],
  },
  {
    id: 214,
    name: 'Städtische Verkehrsbetriebe Seefurt',
    customerType: 'Community',
    billing: ['Depotstrasse', '6', '9320', 'Arbon', 'CH'],
    shipping: [['Werkstatt Depot', 'Depotstrasse', '8', '9320', 'Arbon', 'CH']],
  },
];

export function makeCustomers(): { companies: DemoCompany[]; addresses: DemoAddress[] } {
  const companies: DemoCompany[] = [];
  const addresses: DemoAddress[] = [];
  for (const plan of customerPlans) {
    const [street, house, zipCode, city, country] = plan.billing;
    companies.push({
      id: plan.id,
      kind: 'Customer',
      producerId: null,
      name: plan.name,
      customerType: plan.customerType,
      taxNumber: plan.customerType === 'Company' ? taxNumberOf(plan.id, country) : null,
      kanton: plan.kanton ?? null,
      phone: phoneOf(plan.name, country),
    });
    const owner = { ownerKind: 'Company', ownerId: plan.id, addressSupplement: null } as const;
    addresses.push({
      ...owner,
      id: plan.id * 10,
      type: 'Primary',
      name: plan.name.slice(0, 50),
      street: streetIn(country, street),
      house,
      zipCode,
      city,
      country,
    });
    plan.shipping.forEach(
      ([name, shippingStreet, shippingHouse, shippingZip, shippingCity, shippingCountry], index) => {
        addresses.push({
          ...owner,
          id: plan.id * 10 + 1 + index,
          type: 'Shipping',
          name,
          street: shippingStreet,
          house: shippingHouse,
          zipCode: shippingZip,
          city: shippingCity,
          country: shippingCountry,
        });
      },
    );
  }
  return { companies, addresses };
}
