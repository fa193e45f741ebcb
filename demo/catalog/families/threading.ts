import { plain } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { din352, din371, din374, din376 } from '../series/threads.ts';
import type { Tap } from '../series/threads.ts';
import { dieGroups, threadMillGroups } from './dies-and-thread-mills.ts';
import { crossed } from './plan-builder.ts';
import { coatings, forming, handTap, machine, steel, tapPlan } from './taps.ts';

export function threadingGroups(): GroupPlan[] {
  const coarse = (table: readonly Tap[], standard: string) =>
    machine.map((type) =>
      tapPlan(
        standard,
        standard === 'DIN 371' ? 'gewindebohrer-regelgewinde-371' : 'gewindebohrer-regelgewinde-376',
        ['Maschinengewindebohrer', 'Machine tap'],
        table,
        type,
        false,
        crossed(steel, coatings),
        'taps',
      ),
    );
  const fine = machine
    .slice(0, 4)
    .map((type) =>
      tapPlan(
        'DIN 374',
        'gewindebohrer-feingewinde',
        ['Maschinengewindebohrer', 'Machine tap'],
        din374,
        type,
        true,
        crossed(steel, coatings.slice(0, 2)),
        'taps',
      ),
    );
  const formers = (['2174-371', '2174-376'] as const).map((which) =>
    tapPlan(
      `DIN ${which}`,
      'gewindeformer',
      ['Gewindeformer', 'Thread former'],
      which.endsWith('371') ? din371.slice(4) : din376.slice(2, 9),
      forming,
      false,
      coatings.slice(1),
      'forming-taps',
    ),
  );
  const hand = [
    handTap('satz', 'Satz 3-teilig HSS', 'set of 3 HSS', 'S', 1.6),
    handTap('fertigschneider', 'Fertigschneider HSS', 'bottoming tap HSS', 'F', 0.7),
    handTap('vorschneider', 'Vorschneider HSS', 'taper tap HSS', 'V', 0.68),
  ].map((type) =>
    tapPlan(
      'DIN 352',
      'handgewindebohrer',
      ['Handgewindebohrer', 'Hand tap'],
      din352,
      type,
      false,
      [plain],
      'hand-taps',
    ),
  );
  return [
    ...coarse(din371, 'DIN 371'),
    ...coarse(din376, 'DIN 376'),
    ...fine,
    ...formers,
    ...hand,
    ...dieGroups(),
    ...threadMillGroups(),
  ];
}
