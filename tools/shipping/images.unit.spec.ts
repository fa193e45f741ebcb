import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the files left out of images', () => {
  const ofGit = globSync('{.gitignore,deploy/*/.gitignore}', { cwd: repositoryRoot }).flatMap(linesOf);

  it.each(['.env', 'backups/', '.state/'])('include secrets: %s', (line) => {
    expect(ofGit).toContain(line);
  });

  it.each(ofGit)('include entries of .gitignore: %s', (line) => {
    expect(linesOf('.dockerignore')).toContain(`**/${basename(line)}`);
  });
});

describe.each(['service', 'web'])('%s.Dockerfile', (kind) => {
  const stages = read(`deploy/docker/${kind}.Dockerfile`)
    .split(/^FROM /m)
    .slice(1)
    .map((text) => ({ text, name: /^\S+ AS (\S+)/.exec(text)?.[1] ?? 'the image' }));
  const textOf = (name: string) => stages.find((stage) => stage.name === name)?.text ?? '';

  it('uses the whole repository only to build, and ships only named files', () => {
    const whole = stages.filter(({ text }) => /^COPY \. /m.test(text) || text.startsWith('build '));
    expect(whole.map(({ name }) => name)).toEqual(['build']);
    expect(read(`deploy/docker/${kind}.Dockerfile`)).not.toMatch(/^COPY --from=build \/app \S/m);
  });

  it('runs as another user than the builder, who can read all built files', () => {
    expect(textOf('the image')).toContain('\nUSER 10001:10001\n');
    const copied = [...textOf('the image').matchAll(/^COPY --from=build (\/\w+)\S* /gm)].map(
      ([, from]) => from!,
    );
    const opened = /chmod -R a\+rX (.+)$/m.exec(textOf('build'))?.[1]?.split(' ') ?? [];
    expect(opened).toEqual(
      expect.arrayContaining(copied.map((from) => (from === '/sbom' ? '/sbom.cdx.json' : from))),
    );
  });

  it('contains the bill of materials', () => {
    expect(textOf('build')).toMatch(/run\.mjs sbom "\$PART"[\s\S]*\/sbom\.cdx\.json$/m);
    expect(textOf('the image')).toContain('\nCOPY --from=build /sbom.cdx.json /\n');
  });
});
