import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('what is left out', () => {
  const ofGit = globSync('{.gitignore,deploy/*/.gitignore}', { cwd: repositoryRoot }).flatMap(linesOf);

  it.each(['.env', 'backups/', '.state/'])('holds secrets: %s', (line) => {
    expect(ofGit).toContain(line);
  });

  it.each(ofGit)('of git is left out of images, too: %s', (line) => {
    expect(linesOf('.dockerignore')).toContain(`**/${basename(line)}`);
  });
});

describe.each(['service', 'web'])('%s.Dockerfile', (kind) => {
  const stages = read(`deploy/docker/${kind}.Dockerfile`)
    .split(/^FROM /m)
    .slice(1)
    .map((text) => ({ text, name: /^\S+ AS (\S+)/.exec(text)?.[1] ?? 'the image' }));
  const textOf = (name: string) => stages.find((stage) => stage.name === name)?.text ?? '';

  it('takes the whole repository to build alone, and ships nothing of that but what it names', () => {
    const whole = stages.filter(({ text }) => /^COPY \. /m.test(text) || text.startsWith('build '));
    expect(whole.map(({ name }) => name)).toEqual(['build']);
    expect(read(`deploy/docker/${kind}.Dockerfile`)).not.toMatch(/^COPY --from=build \/app \S/m);
  });

  it('runs as another user than it is built by, who may read all that is built', () => {
    expect(textOf('the image')).toContain('\nUSER 10001:10001\n');
    const copied = [...textOf('the image').matchAll(/^COPY --from=build (\/\w+)\S* /gm)].map(
      ([, from]) => from!,
    );
    const opened = /chmod -R a\+rX (.+)$/m.exec(textOf('build'))?.[1]?.split(' ') ?? [];
    expect(opened).toEqual(
      expect.arrayContaining(copied.map((from) => (from === '/sbom' ? '/sbom.cdx.json' : from))),
    );
  });

  it('lays the bill of materials into the image', () => {
    expect(textOf('build')).toMatch(/run\.mjs sbom "\$PART"[\s\S]*\/sbom\.cdx\.json$/m);
    expect(textOf('the image')).toContain('\nCOPY --from=build /sbom.cdx.json /\n');
  });
});
