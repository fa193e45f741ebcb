import type { TradeConcept } from './trade-concept.js';

export const fluidsWords: readonly TradeConcept[] = [
  {
    de: ['Schneidöl', 'Bohröl', 'Schneidspray'],
    en: ['cutting oil', 'cutting fluid'],
    kin: { de: ['Gewindeschneidöl'], en: ['tapping oil'] },
  },
  {
    de: ['Gewindeschneidöl', 'Gewindeöl', 'Gewindebohröl'],
    en: ['tapping oil', 'tapping fluid', 'threading oil'],
  },
  {
    de: [
      'Kühlschmierstoff',
      'Kühlmittel',
      'KSS',
      'Bohremulsion',
      'Emulsion',
      'Kühlschmiermittel',
      'Bohrmilch',
      'Kühlemulsion',
      'Bohrwasser',
    ],
    en: [
      'coolant',
      'water-miscible coolant',
      'cutting emulsion',
      'soluble oil',
      'suds',
      'cutting coolant',
      'slurry',
    ],
  },
  {
    de: ['Bremsenreiniger', 'Bremsen- und Metallreiniger', 'Metallreiniger'],
    en: ['brake cleaner', 'brake and metal cleaner'],
  },
  { de: ['Teilereiniger', 'Entfetter', 'Kaltreiniger'], en: ['parts cleaner', 'parts wash', 'degreaser'] },
  {
    de: ['Rostlöser', 'Kriechöl', 'Rostentferner', 'WD40', 'Caramba'],
    en: ['rust remover', 'penetrating oil', 'rust dissolver'],
  },
  {
    de: ['Korrosionsschutz', 'Korrosionsschutzspray', 'Rostschutz'],
    en: [
      'corrosion protection',
      'corrosion protection spray',
      'rust inhibitor',
      'rust protection',
      'rust preventative',
      'rust preventive',
    ],
  },
  {
    de: ['Schneidpaste', 'Schneidfett', 'Bohrpaste', 'Gewindeschneidpaste', 'Gewindepaste'],
    en: ['cutting paste', 'cutting compound', 'cutting grease', 'tapping paste', 'tapping compound'],
    kin: { de: ['Gewindeschneidöl', 'Schneidöl'], en: ['tapping oil', 'cutting oil'] },
  },
];
