import type { TradeConcept } from './trade-concept.js';

export const measuringWords: readonly TradeConcept[] = [
  {
    de: ['Messschieber', 'Schieblehre', 'Schublehre', 'Schiebelehre', 'Kaliber', 'Taschenmessschieber'],
    en: [
      'calliper',
      'caliper',
      'vernier',
      'vernier calliper',
      'vernier caliper',
      'slide gauge',
      'slide caliper',
    ],
  },
  {
    de: ['Tiefenmessschieber', 'Tiefenmaß', 'Tiefenlehre'],
    en: ['depth gauge', 'depth calliper', 'depth caliper', 'depth caliper'],
  },
  { de: ['Messschraube', 'Mikrometer', 'Mikrometerschraube'], en: ['micrometer', 'mic', 'mike'] },
  {
    de: [
      'Bügelmessschraube',
      'Mikrometer',
      'Außenmikrometer',
      'Bügelmikrometer',
      'Schraublehre',
      'Bügelschraube',
    ],
    en: ['external micrometer', 'outside micrometer', 'outside mike'],
  },
  {
    de: ['Innenmessschraube', 'Innenmikrometer', 'Stichmaß', 'Innenmessgerät'],
    en: ['internal micrometer', 'inside micrometer', 'inside mike'],
  },
  {
    de: ['Messuhr', 'Zeigermessuhr'],
    en: ['dial gauge', 'dial indicator', 'dial gage', 'clock gauge', 'clock'],
  },
  {
    de: ['Fühlhebelmessgerät', 'Puppitast', 'Hebelmessuhr', 'Fühlhebelmessuhr', 'Fühlhebeluhr', 'Fühlhebel'],
    en: ['lever gauge', 'dial test indicator', 'test indicator', 'lever indicator', 'finger clock', 'DTI'],
  },
  { de: ['Feinzeiger'], en: ['comparator'] },
  {
    de: ['Parallelendmaß', 'Endmaß', 'Endmass'],
    en: ['gauge block', 'gage block', 'slip gauge', 'Jo block'],
  },
  {
    de: ['Grenzlehrdorn', 'Lehrdorn', 'Lochlehre', 'Kaliberdorn'],
    en: ['plug gauge', 'plug gage', 'go no-go gauge'],
  },
  {
    de: ['Gewinde-Grenzlehrdorn', 'Gewindelehrdorn', 'Gewindegrenzlehrdorn', 'Gewindelehre'],
    en: ['thread plug gauge', 'thread plug gage', 'thread gauge'],
  },
  {
    de: ['Gewinde-Gutlehrring', 'Gewindelehrring', 'Gutlehrring', 'Gewindering'],
    en: ['thread ring gauge', 'go thread ring gauge', 'go ring'],
    kin: { de: ['Gewinde-Ausschusslehrring'], en: ['no-go thread ring gauge'] },
  },
  { de: ['Gewinde-Ausschusslehrring', 'Ausschusslehrring'], en: ['no-go thread ring gauge', 'no-go ring'] },
  { de: ['Einstellring', 'Kaliberring'], en: ['setting ring', 'master ring', 'setting gauge'] },
  {
    de: ['Winkel'],
    en: ['square'],
    narrower: {
      de: ['Flachwinkel', 'Anschlagwinkel', 'Haarwinkel'],
      en: ['flat square', 'back square', 'knife-edge square'],
    },
  },
  { de: ['Haarwinkel', 'Haarlineal'], en: ['knife-edge square', 'knife edge square', 'bevel edge square'] },
  {
    de: ['Fühlerlehre', 'Spaltlehre', 'Fühllehre', 'Ventillehre', 'Spion', 'Fühllehrenband'],
    en: ['feeler gauge', 'feeler gage', 'thickness gauge', 'feeler'],
  },
  {
    de: ['Anschlagwinkel', 'Schlosserwinkel', 'Werkstattwinkel'],
    en: ['back square', 'try square', 'engineer’s square', 'engineers square'],
    kin: { de: ['Flachwinkel'], en: ['flat square'] },
  },
  {
    de: ['Flachwinkel'],
    en: ['flat square'],
    kin: { de: ['Anschlagwinkel'], en: ['back square'] },
  },
  {
    de: ['Werkstattmessschieber', 'Werkstattschieblehre'],
    en: ['workshop calliper', 'workshop caliper'],
    kin: { de: ['Messschieber'], en: ['calliper'] },
  },
  {
    de: ['Gewindemessschraube', 'Gewindemikrometer'],
    en: ['thread micrometer', 'screw thread micrometer'],
  },
  {
    de: ['Tiefenmessschraube', 'Tiefenmikrometer'],
    en: ['depth micrometer', 'depth mike'],
  },
];
