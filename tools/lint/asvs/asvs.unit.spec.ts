import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(import.meta.dirname, 'asvs.md'), 'utf8');

const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, item = '', , , state = '', proof = '']) => ({ item, state: state.replaceAll('*', ''), proof }),
);
const filesIn = (proof: string): string[] =>
  [...proof.matchAll(/`([\w-]+(?:\/[\w.-]+)+|[\w-]+\.\w+)`/g)].map(([, file = '']) => file);

/** Number of items of levels 1 and 2 in each chapter of ASVS 5.0. */
const itemsOf = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

it('has every item of levels 1 and 2 once', () => {
  const counted: Record<string, number> = {};
  for (const { item } of rows) {
    const chapter = item.split('.')[0] ?? '';
    counted[chapter] = (counted[chapter] ?? 0) + 1;
  }
  expect(counted).toEqual(itemsOf);
  expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length);
});

it('names existing files', () => {
  const files = rows.flatMap(({ proof }) => filesIn(proof));
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('names a file for each met item', () => {
  const bare = rows.filter(({ state, proof }) => state === 'met' && filesIn(proof).length === 0);
  expect(bare.map(({ item }) => item)).toEqual([]);
});

it('has correct sums, here and in SECURITY.md', () => {
  const said = [...text.matchAll(/^\| (met|partly|not met|does not apply) +\| (\d+) +\|$/gm)].map(
    ([, state = '', items = '']) => [state, Number(items)],
  );
  const states = ['met', 'partly', 'not met', 'does not apply'];
  const counted = states.map((state): [string, number] => [
    state,
    rows.filter((row) => row.state === state).length,
  ]);
  expect(said).toEqual(counted);
  const security = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  expect(security).toContain(counted.map(([state, items]) => `${items} ${state}`).join(', '));
});
