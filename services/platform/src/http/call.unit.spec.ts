import type { CallInput } from '@werkbank/contracts/calls';
import { Call } from './call.js';
import { Input } from './call-parameters.js';

describe('a method that answers a call', () => {
  it('needs an input where the call sends something', () => {
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
});
