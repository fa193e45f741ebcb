import { refusalReasons } from '../reasons.js';
import { FileChecks } from './file-checks.js';

it('finds repeated numbers among many', () => {
  const checks = new FileChecks();
  for (let at = 0; at < 100_000; at++) if (checks.isRepeated(`WB-${at}`)) throw new Error(`WB-${at} is new`);
  expect([checks.isRepeated('WB-0'), checks.isRepeated('WB-99999'), checks.isRepeated('wb-0')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('finds groups that contain themselves', () => {
  const checks = new FileChecks();
  const groups: [string, string | undefined][] = [
    ['1', undefined],
    ['2', '1'],
    ['3', '4'],
    ['4', '5'],
    ['5', '3'],
    ['6', '3'],
    ['7', '7'],
  ];
  for (const [id, parent] of groups) checks.addGroup(id, parent);
  expect(checks.groupsInCircles().toSorted()).toEqual(['3', '4', '5', '7']);
});

it.each(Object.entries(refusalReasons))('has a sentence in both languages for %s', (_code, sentences) => {
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
});
