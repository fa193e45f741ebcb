import type { TradeConcept } from './trade-concept.js';

export const sawingAndGrindingWords: readonly TradeConcept[] = [
  {
    de: ['Sägeband', 'Metallsägeband', 'Bandsägeblatt', 'Bandsäge'],
    en: ['band saw blade', 'bandsaw blade', 'metal band saw blade', 'band saw'],
  },
  {
    de: ['Handsägeblatt', 'Metallsägeblatt', 'Eisensägeblatt', 'Pukblatt', 'Bügelsägeblatt'],
    en: ['hacksaw blade', 'hack saw blade', 'hacksaw'],
  },
  {
    de: ['Kreissägeblatt', 'Kreissäge', 'Kappsägeblatt'],
    en: ['circular saw blade', 'saw blade', 'TCT blade', 'mitre saw blade', 'miter saw blade'],
    kin: { de: ['Metallkreissägeblatt'], en: ['slitting saw'] },
  },
  {
    de: ['Feile', 'Werkstattfeile', 'Flachstumpffeile'],
    en: ['file', 'hand file', 'mill file'],
  },
  {
    de: ['Trennscheibe', 'Flexscheibe', 'Trennjäger', 'Winkelschleiferscheibe', 'Flexblatt'],
    en: [
      'cutting disc',
      'cut-off wheel',
      'cutoff wheel',
      'cutting wheel',
      'cut off disc',
      'slitting disc',
      'zip disc',
      'cut off wheel',
      'angle grinder wheel',
      'metal cutting disc',
    ],
    kin: { de: ['Schruppscheibe'], en: ['grinding disc'] },
  },
  {
    de: ['Schruppscheibe', 'Schleifteller'],
    en: ['grinding disc', 'depressed centre wheel', 'roughing disc'],
  },
  {
    de: [
      'Fächerschleifscheibe',
      'Fächerscheibe',
      'Lamellenscheibe',
      'Lamellenschleifscheibe',
      'Fächerschleifer',
      'Schleifmop',
      'Schleifmopteller',
      'Fächerschleifteller',
    ],
    en: ['flap disc', 'flap wheel', 'sanding flap disc', 'sanding flap'],
  },
  { de: ['Fiberscheibe'], en: ['fibre disc', 'fiber disc'] },
  {
    de: ['Schleifband', 'Bandschleifer', 'Schmirgelband'],
    en: ['abrasive belt', 'sanding belt', 'linishing belt', 'belt'],
  },
  { de: ['Schleifhülse', 'Schleifmop'], en: ['abrasive sleeve', 'sanding sleeve'] },
  {
    de: ['Schleifscheibe', 'Schleifstein', 'Doppelschleiferscheibe', 'Schmirgelscheibe'],
    en: ['grinding wheel', 'bench grinder wheel', 'bench wheel'],
  },
  {
    de: ['Schleifstift'],
    en: ['mounted point', 'grinding point', 'grinding pencil', 'mounted stone'],
  },
  { de: ['Korn', 'Körnung'], en: ['grit'] },
  { de: ['Rundfeile', 'Rattenschwanzfeile', 'Rattenschwanz'], en: ['round file', 'rat tail file'] },
  { de: ['Dreikantfeile'], en: ['three-square file', 'triangular file'] },
  { de: ['Messerfeile', 'Schwertfeile'], en: ['knife file'] },
  { de: ['Halbrundfeile'], en: ['half-round file', 'half round file'] },
  {
    de: ['Schleifkugel', 'Schleifstift + Kugel'],
    en: ['ball mounted point', 'mounted point + ball'],
    kin: { de: ['Schleifstift'], en: ['mounted point'] },
  },
  {
    de: ['Schleifkegel', 'Schleifstift + Kegel'],
    en: ['cone mounted point', 'mounted point + cone'],
    kin: { de: ['Schleifstift'], en: ['mounted point'] },
  },
];
