import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Guard } from './find-guards.ts';
import { Outcomes } from './outcomes.ts';

const guard: Guard = {
  id: 'services/admin/src/users/manage-users/update-user.ts:100:20',
  kind: 'caller',
  text: 'isPlatformAdmin(caller)',
  from: 0,
  to: 23,
  around: (_, source) => source,
};
const noticed = {
  noticedBy: 'services/admin/src/identity/change-email/change-email.int.spec.ts',
  failed: 1,
  tried: 2,
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'werkbank-outcomes-'));
  file = join(folder, 'outcomes.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the outcome of a guard', () => {
  it('stays covered if another test file does not fail', () => {
    const outcomes = new Outcomes(file);
    outcomes.keep(guard, 'source', noticed);
    outcomes.keep(guard, 'source', { failed: 0, tried: 3 });
    expect(outcomes.of(guard, 'source')).toEqual(noticed);
    expect(new Outcomes(file).of(guard, 'source')).toEqual(noticed);
  });

  it('is open until a test fails without it', () => {
    const outcomes = new Outcomes(file);
    outcomes.keep(guard, 'source', { failed: 0, tried: 1 });
    expect(outcomes.of(guard, 'source')).toBeUndefined();
    outcomes.keep(guard, 'source', noticed);
    expect(outcomes.of(guard, 'source')).toEqual(noticed);
  });

  it('is open again once its file has changed', () => {
    const outcomes = new Outcomes(file);
    outcomes.keep(guard, 'source', noticed);
    expect(outcomes.of(guard, 'changed source')).toBeUndefined();
  });
});
