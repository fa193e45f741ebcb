import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVisibly } from './run-visibly.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'werkbank-visibly-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const saying = ['--eval', "console.log('seen'); console.error('and heard'); process.exitCode = 3;"];

describe('a script that is run beside others', () => {
  it('writes its output to a file and returns its exit code', async () => {
    const outputFile = join(folder, 'said');
    expect(await runVisibly(saying, process.env, { outputFile })).toBe(3);
    expect(readFileSync(outputFile, 'utf8')).toBe('seen\nand heard\n');
  });
});
