import { Progress } from './progress.ts';

const paper = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

describe('the progress', () => {
  it('prints one plain line for each part without a terminal', () => {
    const out = paper(false);
    const progress = new Progress(out);
    progress.begin('PostgreSQL');
    progress.done('PostgreSQL', 'postgresql://127.0.0.1:8105');
    progress.leftOut('Meilisearch', 'is not there');
    expect(out.written).toEqual([
      expect.stringMatching(/^ {2}✓ PostgreSQL +0\.0 s {2}postgresql:\/\/127\.0\.0\.1:8105\n$/),
      expect.stringMatching(/^ {2}– Meilisearch +is not there\n$/),
    ]);
  });

  it('shows pending parts at a terminal', () => {
    const out = paper(true);
    const progress = new Progress(out);
    progress.begin('Keycloak');
    progress.begin('Front end');
    expect(out.written.at(-1)).toContain('… Keycloak (0 s), Front end (0 s)');
    progress.done('Keycloak');
    expect(out.written.at(-1)).toContain('… Front end');
    progress.failed('Front end');
    expect(out.written.at(-1)).toContain('✗ Front end');
  });

  it('prints pending parts and their action after a silence', async () => {
    const written: string[] = [];
    let wrote: (text: string) => void = () => undefined;
    const next = (): Promise<string> => new Promise((resolve) => (wrote = resolve));
    const write = (text: string): void => {
      written.push(text);
      wrote(text);
    };
    const progress = new Progress({ write }, 40);
    const first = next();
    progress.begin('Keycloak');
    progress.doing('Keycloak', 'Maven fetches it');
    progress.begin('Compile');
    expect(written).toEqual([]);
    expect(await first).toBe('  … Keycloak: Maven fetches it (0 s), Compile (0 s)\n');
    progress.done('Compile');
    expect(await next()).toBe('  … Keycloak: Maven fetches it (0 s)\n');
    progress.done('Keycloak');
    expect(written.at(-1)).toMatch(/^ {2}✓ Keycloak/);
  });
});
