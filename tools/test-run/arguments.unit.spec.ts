import { readArguments, suiteNames } from './arguments.ts';

describe('the arguments of npm test', () => {
  it('ask for every suite where they name none', () => {
    expect([...readArguments([]).only]).toEqual([...suiteNames]);
  });

  it.each([[['--only', 'unit,int']], [['--only=unit,int']]])('ask for single suites by %j', (args) => {
    expect([...readArguments(args).only]).toEqual(['unit', 'int']);
  });

  it('name paths and keep the parts up', () => {
    expect(readArguments(['--keep', 'services/orders'])).toMatchObject({
      keep: true,
      paths: ['services/orders'],
    });
  });

  it('choose tests by their words', () => {
    expect(readArguments(['-t', 'keeps the tax', 'services/orders'])).toMatchObject({
      testName: 'keeps the tax',
      paths: ['services/orders'],
    });
    expect(() => readArguments(['-t'])).toThrow('-t is followed by words of a test');
  });

  it('take the later choice of suites, so that a package names its own first', () => {
    expect([...readArguments(['--only', 'unit,int', 'services/orders', '--only', 'unit']).only]).toEqual([
      'unit',
    ]);
  });

  it('are refused where they name what is not there', () => {
    expect(() => readArguments(['--only', 'units'])).toThrow(
      'There is no suite "units"; there are lint, types',
    );
    expect(() => readArguments(['--fast'])).toThrow('does not know --fast');
  });
});
