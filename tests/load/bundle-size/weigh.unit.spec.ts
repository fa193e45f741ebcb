import { weigh } from './measure-weight.ts';

describe('the weight of a page', () => {
  const script = (path: string, bytes: number) => ({ path, bytes, compressedHere: false });

  it('is that of shell and remotes together, and of each', () => {
    const files = [
      script('/js/main.js', 100),
      script('/remotes/catalog/js/start.js', 30),
      script('/js/vendor.js', 500),
      script('/remotes/orders/remoteEntry.js', 8),
    ];
    expect(weigh('home', files)).toMatchObject({ shell: 600, remotes: 38, total: 638 });
  });

  it('lists the heaviest file first', () => {
    const { files } = weigh('home', [script('/js/a.js', 1), script('/js/b.js', 2)]);
    expect(files.map(({ path }) => path)).toEqual(['/js/b.js', '/js/a.js']);
  });
});
