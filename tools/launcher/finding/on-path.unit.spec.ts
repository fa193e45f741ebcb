import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { onPath } from './on-path.ts';

describe('a command on PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-path-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const env = { PATH: [first, second].join(delimiter) };

  beforeAll(() => {
    mkdirSync(first);
    mkdirSync(second);
    writeFileSync(join(first, 'tool'), '');
    for (const name of ['tool', 'other']) {
      writeFileSync(join(second, name), '');
      chmodSync(join(second, name), 0o755);
    }
    mkdirSync(join(first, 'other'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the first executable file', () => {
    expect(onPath('tool', [], env)).toBe(join(second, 'tool'));
  });

  it('is never a folder', () => {
    expect(onPath('other', [], env)).toBe(join(second, 'other'));
  });

  it('may also lie in a further folder', () => {
    expect(onPath('tool', [undefined, second], { PATH: '' })).toBe(join(second, 'tool'));
  });

  it('is undefined if no folder has it', () => {
    expect(onPath('nothing', [first], env)).toBeUndefined();
  });
});
