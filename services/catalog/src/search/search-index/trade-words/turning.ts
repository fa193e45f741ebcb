import type { TradeConcept } from './trade-concept.js';

export const turningWords: readonly TradeConcept[] = [
  {
    de: [
      'Wendeschneidplatte',
      'Wendeplatte',
      'WSP',
      'WPL',
      'Schneidplatte',
      'Drehplatte',
      'Schneidplättchen',
      'Hartmetallplatte',
      'Plättchen',
      'Wendeplättchen',
      'Hartmetallplättchen',
    ],
    en: [
      'indexable insert',
      'insert',
      'turning insert',
      'carbide insert',
      'carbide tip',
      'tips',
      'turning tip',
      'cutting tip',
    ],
  },
  {
    de: [
      'Klemmhalter',
      'Drehhalter',
      'Drehstahl',
      'Drehmeißel',
      'Drehstahlhalter',
      'Halter',
      'Plattenhalter',
      'Aussendrehhalter',
      'Außendrehhalter',
    ],
    en: ['turning holder', 'tool holder', 'turning tool', 'lathe tool', 'toolholder', 'lathe holder'],
  },
  {
    de: ['Bohrstange', 'Innendrehhalter', 'Innendrehstahl', 'Ausdrehstange', 'Innenausdrehstahl'],
    en: ['boring bar', 'boring tool', 'internal turning holder'],
  },
  {
    de: ['Stechplatte', 'Stecheinsatz', 'Abstechplatte', 'Einstechplatte', 'Stechplättchen'],
    en: ['grooving insert', 'parting insert', 'parting blade', 'cut-off tip', 'parting tip', 'grooving tip'],
  },
  {
    de: ['Gewindedrehplatte', 'Gewindeplatte', 'Drehplatte Gewinde', 'Gewindeschneidplatte'],
    en: ['threading insert', 'thread turning insert', 'laydown insert'],
  },
];
