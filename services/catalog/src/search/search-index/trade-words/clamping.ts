import type { TradeConcept } from './trade-concept.js';

export const clampingWords: readonly TradeConcept[] = [
  { de: ['Spannzange', 'Zange ER'], en: ['collet', 'ER collet', 'spring collet'] },
  { de: ['Spannzangenfutter', 'Zangenfutter', 'Spannzangenhalter'], en: ['collet chuck', 'collet holder'] },
  {
    de: ['Flächenspannfutter', 'Weldonfutter', 'Weldonaufnahme', 'Weldon'],
    en: ['side lock holder', 'Weldon holder', 'end mill holder'],
  },
  {
    de: ['Schrumpffutter', 'Schrumpfaufnahme'],
    en: ['shrink fit holder', 'shrink fit chuck', 'shrink chuck', 'heat shrink chuck', 'shrink holder'],
  },
  {
    de: ['Hydrodehnspannfutter', 'Hydrodehnfutter', 'Dehnspannfutter', 'Hydrofutter'],
    en: ['hydraulic expansion chuck', 'hydraulic chuck'],
  },
  {
    de: ['Kurzbohrfutter', 'Bohrfutter', 'Schnellspannbohrfutter'],
    en: ['short drill chuck', 'drill chuck', 'keyless chuck'],
  },
  {
    de: [
      'Aufsteckfräserdorn',
      'Messerkopfaufnahme',
      'Aufsteckaufnahme',
      'Messerkopfdorn',
      'Fräserdorn',
      'Aufsteckdorn',
    ],
    en: ['shell mill arbor', 'face mill arbor', 'face mill holder', 'milling arbor', 'shell mill holder'],
  },
  { de: ['Schraubstock'], en: ['vice', 'vise'] },
  { de: ['Maschinenschraubstock', 'Maschinenspanner'], en: ['machine vice', 'machine vise', 'milling vise'] },
  {
    de: ['Parallelschraubstock', 'Werkbankschraubstock', 'Bankschraubstock'],
    en: ['bench vice', 'bench vise', 'engineers vice', 'engineer’s vice', 'engineers vise'],
  },
  {
    de: ['Zentrischspanner', 'Zentrierspanner', '5-Achs-Spanner', 'Zentrumspanner', 'Zentrumsspanner'],
    en: ['self-centring vice', 'self-centering vise', 'centring vice', 'concentric vice'],
  },
  { de: ['T-Nutenstein', 'Nutenstein', 'Gleitstein'], en: ['T-slot nut', 'T-nut', 'tee nut'] },
  { de: ['T-Nutenschraube', 'Nutenschraube'], en: ['T-slot bolt', 'T-bolt', 'T bolt', 'tee bolt'] },
  { de: ['Stiftschraube', 'Stehbolzen', 'Gewindebolzen'], en: ['stud', 'stud bolt'] },
  {
    de: ['Spanneisen', 'Spannpratze', 'Spannkralle', 'Pratze', 'Spannbride', 'Bride'],
    en: ['clamp', 'strap clamp'],
    narrower: { de: [], en: ['goose-neck clamp', 'U-clamp'] },
  },
  { de: ['Steilkegel'], en: ['steep taper'] },
  { de: ['Morsekegel', 'Morsekonus'], en: ['Morse taper', 'taper shank'] },
  {
    de: ['Kröpfspanneisen', 'gekröpftes Spanneisen', 'Spanneisen gekröpft', 'Spanneisen + gekröpft'],
    en: ['goose-neck clamp', 'gooseneck clamp', 'cranked clamp'],
    kin: { de: ['Spanneisen'], en: ['clamp'] },
  },
  {
    de: ['Gabelspanneisen', 'gabelförmiges Spanneisen', 'Spanneisen + gabelförmig'],
    en: ['U-clamp', 'forked clamp', 'fork clamp'],
    kin: { de: ['Spanneisen'], en: ['clamp'] },
  },
];
