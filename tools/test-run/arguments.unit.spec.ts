import { readArguments, suiteNames } from './arguments.ts';

describe('the arguments of npm test', () => {
  it('select every suite by default', () => {
    expect([...readArguments([]).only]).toEqual([...suiteNames]);
  });

  it.each([[['--only', 'unit,int']], [['--only=unit,int']]])('select single suites by %j', (args) => {
    expect([...readArguments(args).only]).toEqual(['unit', 'int']);
  });

  it('name paths and keep the parts up', () => {
    expect(readArguments(['--keep', 'services/orders'])).toMatchObject({
      keep: true,
      paths: ['services/orders'],
    });
  });

  it('select tests by their name', () => {
    expect(readArguments(['-t', 'keeps the tax', 'services/orders'])).toMatchObject({
      testName: 'keeps the tax',
      paths: ['services/orders'],
    });
    expect(() => readArguments(['-t'])).toThrow('-t is followed by words of a test');
  });

  it('use the last choice of suites, so that scripts of packages can have a default', () => {
    expect([...readArguments(['--only', 'unit,int', 'services/orders', '--only', 'unit']).only]).toEqual([
      'unit',
    ]);
  });

  it('are refused with unknown names', () => {
    expect(() => readArguments(['--only', 'units'])).toThrow(
      'There is no suite "units"; there are lint, types',
    );
    expect(() => readArguments(['--fast'])).toThrow('does not know --fast');
  });
});
