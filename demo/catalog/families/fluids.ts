import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

const fluidKinds: [string, string, string, string, number, number][] = [
  ['schneidoel-spray', 'schneidoele', 'Schneidöl-Spray', 'Cutting oil spray', 2.1, 0.055],
  ['schneidpaste', 'schneidoele', 'Schneidpaste', 'Cutting paste', 2.8, 0],
  ['gewindeschneidoel', 'schneidoele', 'Gewindeschneidöl', 'Tapping oil', 1.7, 0],
  [
    'kuehlschmierstoff',
    'kuehlschmierstoffe',
    'Kühlschmierstoff wassermischbar',
    'Water-miscible coolant',
    0.9,
    0,
  ],
  ['teilereiniger', 'reiniger', 'Teilereiniger', 'Parts cleaner', 1.1, 0.12],
  ['bremsenreiniger', 'reiniger', 'Bremsen- und Metallreiniger', 'Brake and metal cleaner', 0.8, 0.18],
  ['rostloeser', 'reiniger', 'Rostlöser', 'Rust remover', 1.6, 0.09],
  ['korrosionsschutz', 'reiniger', 'Korrosionsschutzspray', 'Corrosion protection spray', 1.9, 0.1],
];

export function fluids(): GroupPlan[] {
  return fluidKinds.map(([id, category, de, en, cents, vocShare]) =>
    plan({
      trade: 'fluids',
      id,
      category,
      title: [de, en],
      about: [
        'Betriebsstoff für die spanende Fertigung, Sicherheitsdatenblatt auf Anfrage.',
        'Fluid for machining, safety data sheet on request.',
      ],
      drawing: 'can',
      material: 'fluids',
      code: `${id.slice(0, 2)}${id.at(-1)}`.toUpperCase(),
      columns: ['volume', 'workpiece', 'pieces'],
      shared: {},
      vocShare,
      unit: ['Gebinde', 'container'],
      options:
        id.startsWith('schneid') || id.startsWith('gewinde')
          ? optionsOf('workpiece', [
              ['ST', 'steel', ['Stahl', 'steel'], 1],
              ['VA', 'stainless', ['rostfrei', 'stainless'], 1.15],
              ['AL', 'aluminium', ['Aluminium', 'aluminium'], 1.1, 0.3],
            ])
          : optionsOf('workpiece', [['', 'universal', '', 1]]),
      sizes: [
        [100, 1],
        [250, 1],
        [400, 1],
        [400, 12],
        [500, 1],
        [1000, 1],
        [5000, 1],
        [10000, 1],
        [20000, 1],
      ].map(([volume = 0, pieces = 0]) => {
        const litres = volume >= 1000;
        const n = numberWords(litres ? volume / 1000 : volume);
        return size({
          rank: volume > 5000 ? 0.5 : 0,
          code: `${volume}${pieces > 1 ? `-${pieces}` : ''}`,
          label: [
            `${pieces > 1 ? `${pieces} × ` : ''}${n.de} ${litres ? 'l' : 'ml'}`,
            `${pieces > 1 ? `${pieces} × ` : ''}${n.en} ${litres ? 'l' : 'ml'}`,
          ],
          values: { volume, pieces },
          price: 300 + volume ** 0.9 * cents * pieces ** 0.95,
          grams: volume * pieces,
        });
      }),
    }),
  );
}
