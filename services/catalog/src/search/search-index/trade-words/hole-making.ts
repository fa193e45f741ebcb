import type { TradeConcept } from './trade-concept.js';

export const holeMakingWords: readonly TradeConcept[] = [
  {
    de: ['Spiralbohrer', 'Wendelbohrer', 'Metallbohrer', 'Eisenbohrer'],
    en: ['twist drill', 'jobber drill', 'drill bit', 'twist bit', 'HSS bit'],
    narrower: {
      de: [],
      en: ['stub drill', 'long series drill', 'extra long drill', 'taper shank drill'],
    },
  },
  {
    de: ['Spiralbohrer extra kurz', 'Karosseriebohrer', 'Kurzbohrer', 'kurzer Bohrer', 'extra kurzer Bohrer'],
    en: [
      'stub drill',
      'stubby drill',
      'screw machine length drill',
      'screw machine drill',
      'stub length drill',
      'short drill',
    ],
    kin: { de: ['Spiralbohrer kurz'], en: ['jobber drill'] },
  },
  {
    de: [
      'Spiralbohrer lang',
      'langer Spiralbohrer',
      'lange Spiralbohrer',
      'langer Bohrer',
      'lange Bohrer',
      'Bohrer lang',
    ],
    en: ['long series drill', 'long drill', 'long length drill', 'long twist drill'],
    kin: { de: ['Spiralbohrer überlang'], en: ['extra long drill'] },
  },
  {
    de: [
      'Spiralbohrer überlang',
      'überlanger Bohrer',
      'überlange Bohrer',
      'überlanger Spiralbohrer',
      'extralanger Bohrer',
      'extra langer Bohrer',
      'extralange Bohrer',
    ],
    en: [
      'extra long drill',
      'extra length drill',
      'aircraft drill',
      'aircraft length drill',
      'extra long series drill',
      'extended length drill',
    ],
    kin: { de: ['Spiralbohrer lang'], en: ['long series drill'] },
  },
  {
    de: ['Tieflochbohrer', 'Tiefbohrer', 'Tieflochspiralbohrer', 'Spiralbohrer + Typ GT'],
    en: ['deep hole drill', 'parabolic drill', 'parabolic flute drill', 'drill + type GT'],
    kin: {
      de: ['Spiralbohrer lang', 'Spiralbohrer überlang'],
      en: ['long series drill', 'extra long drill'],
    },
  },
  {
    de: [
      'Spiralbohrer mit Morsekegel',
      'Kegelschaftbohrer',
      'Morsekegelbohrer',
      'Konusbohrer MK',
      'MK-Bohrer',
      'Bohrer mit Morsekegel',
    ],
    en: ['taper shank drill', 'Morse taper drill', 'Morse taper shank drill', 'MT drill'],
  },
  {
    de: ['Messingbohrer', 'Bohrer für Messing', 'Spiralbohrer + Typ H'],
    en: ['slow spiral drill', 'slow helix drill', 'brass drill', 'drill + type H'],
    kin: { de: ['Spiralbohrer'], en: ['jobber drill'] },
  },
  {
    de: ['Alubohrer', 'Aluminiumbohrer', 'Spiralbohrer + Typ W', 'Hochleistungsbohrer + Aluminium'],
    en: [
      'aluminium drill',
      'aluminum drill',
      'quick spiral drill',
      'fast spiral drill',
      'drill + type W',
      'drill + aluminium',
    ],
    kin: { de: ['Spiralbohrer'], en: ['jobber drill'] },
  },
  { de: ['Bohrer'], en: ['drill'] },
  { de: ['Hochleistungsbohrer', 'HPC-Bohrer'], en: ['high-performance drill', 'high performance drill'] },
  {
    de: ['Zentrierbohrer', 'Zentrumbohrer', 'Zentrierer', 'Zentrierspitze'],
    en: ['centre drill', 'center drill', 'slocombe', 'combined drill and countersink', 'combination drill'],
  },
  {
    de: ['Anbohrer', 'NC-Anbohrer', 'NC-Bohrer'],
    en: ['spotting drill', 'spot drill', 'NC drill', 'spotter', 'centering drill'],
  },
  {
    de: [
      'Stufenbohrer',
      'Schälbohrer',
      'Blechbohrer',
      'Konusbohrer',
      'Blechschälbohrer',
      'Tannenbaumbohrer',
      'Kegelbohrer',
      'Christbaumbohrer',
      'Stufenblechbohrer',
    ],
    en: [
      'step drill',
      'cone drill',
      'cone cutter',
      'unibit',
      'christmas tree bit',
      'step bit',
      'stepped drill',
    ],
  },
  {
    de: ['Kegelsenker', 'Senker', 'Entgrater', 'Versenker', 'Krauskopf', 'Spitzsenker', 'Rosenkrauskopf'],
    en: ['countersink', 'deburrer', 'deburring tool', 'rosebit', 'rose bit', 'chamfer tool'],
  },
  { de: ['Flachsenker', 'Zapfensenker', 'Stirnsenker'], en: ['counterbore', 'spotfacer'] },
  { de: ['Reibahle', 'Aufreiber', 'Maschinenreibahle', 'Handreibahle'], en: ['reamer'] },
  {
    de: [
      'Kegelreibahle',
      'Stiftlochreibahle',
      'Morsekegelreibahle',
      'Konusreibahle',
      'Kegelstiftreibahle',
      'konische Reibahle',
      'Reibahle konisch',
      'MK-Reibahle',
    ],
    en: ['morse socket reamer', 'taper reamer', 'taper pin reamer', 'Morse taper reamer', 'tapered reamer'],
  },
  { de: ['Lochsäge', 'Dosensenker', 'Lochkreissäge'], en: ['hole saw', 'holesaw'] },
];
