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

  it('are refused where they name what is not there', () => {
    expect(() => readArguments(['--only', 'units'])).toThrow(
      'There is no suite "units"; there are lint, types',
    );
    expect(() => readArguments(['--fast'])).toThrow('does not know --fast');
  });
});
