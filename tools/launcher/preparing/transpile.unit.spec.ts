import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transpile } from './transpile.ts';

describe('transpiled TypeScript', () => {
  let folder: string;
  const write = (name: string, code: string): void => writeFileSync(join(folder, 'src', name), code);
  const made = (name: string): string => readFileSync(join(folder, 'dist', name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'transpile-'));
    mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
    write('one.ts', 'export const one: number = 1;');
    write('deep/two.ts', "import { one } from '../one.js';\nexport const two: number = one + 1;");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is built without type checks, with a source map', async () => {
    write('deep/two.ts', "export const two: number = 'no number';");
    expect(await transpile(folder)).toBe(2);
    expect(made('deep/two.js')).toContain("export const two = 'no number'");
    expect(JSON.parse(made('deep/two.js.map'))).toMatchObject({ sources: ['../../src/deep/two.ts'] });
  });

  it('keeps the type metadata that Nest and the ORM read at run time', async () => {
    write(
      'deep/two.ts',
      'declare const column: PropertyDecorator;\nexport class Two { @column day!: Date; constructor(readonly of: Date) {} }',
    );
    await transpile(folder);
    expect(made('deep/two.js')).toMatch(/"design:type",\s*typeof Date === "undefined" \? Object : Date/);
  });

  it('is rebuilt only if a source changed or an output is missing', async () => {
    await transpile(folder);
    expect(await transpile(folder)).toBe(0);
    write('one.ts', 'export const one: number = 11;');
    expect(await transpile(folder)).toBe(1);
    expect(made('one.js')).toContain('11');
    rmSync(join(folder, 'dist', 'deep', 'two.js'));
    expect(await transpile(folder)).toBe(1);
  });

  it('is deleted with its source, except declarations of the type check', async () => {
    await transpile(folder);
    writeFileSync(join(folder, 'dist', 'one.d.ts'), 'export declare const one: number;');
    rmSync(join(folder, 'src', 'deep', 'two.ts'));
    await transpile(folder);
    expect(existsSync(join(folder, 'dist', 'deep', 'two.js'))).toBe(false);
    expect(existsSync(join(folder, 'dist', 'deep', 'two.js.map'))).toBe(false);
    expect(existsSync(join(folder, 'dist', 'one.d.ts'))).toBe(true);
  });

  it('leaves out tests', async () => {
    write('one.unit.spec.ts', 'export {};');
    expect(await transpile(folder)).toBe(2);
  });

  it('names a file with a syntax error, without a backtrace', async () => {
    write('deep/two.ts', 'export const = ;');
    await expect(transpile(folder)).rejects.toThrow(/deep\/two\.ts is no TypeScript/);
    await expect(transpile(folder)).rejects.not.toThrow(/backtrace/);
  });
});
