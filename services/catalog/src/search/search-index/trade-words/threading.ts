import type { TradeConcept } from './trade-concept.js';

export const threadingWords: readonly TradeConcept[] = [
  {
    de: ['Gewindebohrer', 'Gewindeschneider', 'Bohrgewinder'],
    en: ['tap', 'screw tap', 'threading tap'],
    narrower: { de: ['Maschinengewindebohrer', 'Handgewindebohrer'], en: ['machine tap', 'hand tap'] },
    kin: { de: ['Gewindeformer'], en: ['thread former'] },
  },
  {
    de: [
      'Gewindeformer',
      'Gewindefurcher',
      'Gewindedrücker',
      'Furcher',
      'Formgewindebohrer',
      'Rollgewindebohrer',
    ],
    en: ['thread former', 'forming tap', 'roll tap', 'fluteless tap', 'cold forming tap', 'form tap'],
  },
  { de: ['Schneideisen', 'Gewindeschneideisen', 'Filiere'], en: ['die', 'round die', 'threading die'] },
  {
    de: ['Gewindefräser', 'Zirkularfräser', 'Zirkulargewindefräser'],
    en: ['thread mill', 'threading cutter', 'threadmill', 'thread milling cutter'],
  },
  { de: ['Feingewinde', 'Metrisches Feingewinde', 'MF'], en: ['fine thread', 'fine pitch'] },
  {
    de: ['Sackloch', 'Grundloch', 'Grundlochgewindebohrer', 'spiralgenutet', 'drallgenutet'],
    en: ['blind hole', 'blind', 'spiral flute', 'spiral fluted'],
  },
  {
    de: ['Durchgangsloch', 'Durchgang', 'Durchgangslochgewindebohrer', 'Schälanschnitt'],
    en: ['through hole', 'spiral point', 'gun tap', 'gun nose'],
  },
  { de: ['Vorschneider'], en: ['taper tap'] },
  { de: ['Fertigschneider'], en: ['bottoming tap', 'plug tap'] },
  {
    de: ['Handgewindebohrer', 'Handgewindeschneider', 'Handbohrer Gewinde'],
    en: ['hand tap', 'hand taps'],
    kin: { de: ['Maschinengewindebohrer'], en: ['machine tap'] },
  },
  { de: ['Maschinengewindebohrer'], en: ['machine tap'] },
  {
    de: ['Gewindebohrersatz', 'Handgewindebohrersatz', 'Gewindeschneidsatz', 'Handgewindebohrer + Satz'],
    en: ['tap set', 'hand tap set', 'set of taps', 'hand tap + set'],
    kin: { de: ['Handgewindebohrer'], en: ['hand tap'] },
  },
  {
    de: ['Gewinde schneiden', 'Gewindeschneiden'],
    en: ['thread cutting', 'cut thread', 'cutting threads'],
    kin: { de: ['Gewindebohrer', 'Schneideisen'], en: ['tap', 'die'] },
  },
  {
    de: ['Linksgewinde-Schneideisen', 'Schneideisen links', 'Schneideisen + links'],
    en: ['left hand die', 'left-hand die', 'die + left-hand'],
  },
];
