import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Call } from './call.js';
import { CallerOf, Input } from './call-parameters.js';

describe('a method that answers a call', () => {
  it('needs an input if the call sends one', () => {
    const unchecked = () => {
      class Unchecked {
        @Call('getCustomer')
        show(): never {
          throw new Error('not called');
        }
      }
      return Unchecked;
    };
    expect(unchecked).toThrow('The method of getCustomer needs an @Input()');
  });

  it('is taken with one', () => {
    class Checked {
      @Call('getCustomer')
      show(@Input() _input: CallInput<'getCustomer'>): never {
        throw new Error('not called');
      }
    }
    expect(Checked).toBeDefined();
  });

  it('is the only one that knows its caller', () => {
    class Unguarded {
      show(@CallerOf() _caller: Caller): never {
        throw new Error('not called');
      }
    }
    const [parameter] = Object.values(
      Reflect.getMetadata(ROUTE_ARGS_METADATA, Unguarded, 'show') as Record<string, Parameter>,
    );
    const context = { switchToHttp: () => ({ getRequest: () => ({}) }) } as ExecutionContext;
    expect(() => parameter?.factory(undefined, context)).toThrow('Only methods with @Call know their caller');
  });
});

interface Parameter {
  factory: (data: unknown, context: ExecutionContext) => unknown;
}
