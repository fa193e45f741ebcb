import type { TradeConcept } from './trade-concept.js';

export const millingWords: readonly TradeConcept[] = [
  {
    de: ['Schaftfräser', 'Fingerfräser', 'Stirnfräser', 'Fingerfräse'],
    en: ['end mill', 'endmill', 'slot mill', 'milling cutter', 'router cutter'],
  },
  { de: ['Fräser'], en: ['mill', 'milling cutter', 'cutter'] },
  {
    de: ['Schruppfräser', 'Schrupp', 'Kordelfräser', 'Kordel', 'Schruppverzahnung'],
    en: ['roughing', 'roughing end mill', 'rougher', 'ripper', 'corncob', 'corn cob', 'hog mill'],
  },
  {
    de: [
      'Kugelfräser',
      'Radiusfräser',
      'Kugelkopffräser',
      'Vollradiusfräser',
      'Kopierfräser',
      'Halbkugelfräser',
    ],
    en: [
      'ball nose',
      'ball nose end mill',
      'ball end mill',
      'ballnose',
      'ballnose cutter',
      'ball cutter',
      'ball endmill',
    ],
    kin: { de: ['Torusfräser'], en: ['corner radius end mill'] },
  },
  {
    de: ['Torusfräser', 'Eckradiusfräser', 'Eckenradiusfräser'],
    en: [
      'corner radius end mill',
      'bull nose',
      'bull nose end mill',
      'torus mill',
      'toroidal end mill',
      'radius end mill',
      'bullnose',
    ],
  },
  {
    de: [
      'Langlochfräser',
      'Bohrnutenfräser',
      'Keilnutenfräser',
      'Nutfräser',
      'Passfedernutfräser',
      'Passfedernutenfräser',
      'Keilnutfräser',
    ],
    en: ['slot drill', 'slotting end mill', 'keyway cutter', 'keyseat cutter', '2 flute slot cutter'],
  },
  {
    de: ['Nutenfräser', 'T-Nutenfräser', 'T-Nut-Fräser', 'T-Nutfräser'],
    en: ['T-slot cutter', 'tee slot cutter', 'slot cutter'],
    kin: { de: ['Langlochfräser'], en: ['slot drill'] },
  },
  { de: ['Scheibenfräser'], en: ['side and face cutter', 'side mill'] },
  {
    de: ['Walzenstirnfräser', 'Walzenfräser', 'Aufsteckfräser'],
    en: ['shell end mill', 'shell mill', 'shell milling cutter'],
  },
  {
    de: ['Metallkreissägeblatt', 'Metallkreissäge', 'Schlitzsäge', 'Schlitzfräser'],
    en: ['slitting saw', 'slot saw', 'slotting saw', 'slitting cutter'],
  },
  {
    de: ['Frässtift', 'Rotorfräser', 'Fräserstift', 'Hartmetallfräser für Geradschleifer'],
    en: ['burr', 'carbide burr', 'rotary burr', 'rotary file', 'die grinder bit', 'tungsten burr'],
  },
  {
    de: ['Tropfenfräser', 'Frässtift + Tropfen'],
    en: ['oval burr', 'burr + oval'],
    kin: { de: ['Frässtift'], en: ['burr'] },
  },
];
