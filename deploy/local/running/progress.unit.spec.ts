import { Progress } from './progress.ts';

const paper = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

describe('the progress', () => {
  it('is one plain line for each part where nobody watches', () => {
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

  it('shows at a terminal what is waited for', () => {
    const out = paper(true);
    const progress = new Progress(out);
    progress.begin('Keycloak');
    progress.begin('Front end');
    expect(out.written.at(-1)).toContain('… Keycloak, Front end (0 s)');
    progress.done('Keycloak');
    expect(out.written.at(-1)).toContain('… Front end');
    progress.failed('Front end');
    expect(out.written.at(-1)).toContain('✗ Front end');
  });
});
