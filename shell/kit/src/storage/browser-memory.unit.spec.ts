import { jest } from '@jest/globals';
import { deviceMemory, tabMemory } from './browser-memory';

const forbid = (name: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

describe.each([
  ['localStorage', deviceMemory],
  ['sessionStorage', tabMemory],
] as const)('what the browser keeps in its %s', (name, memory) => {
  afterEach(() => {
    jest.restoreAllMocks();
    globalThis[name].clear();
  });

  it('is there again, and gone once it is forgotten', () => {
    memory.write('colour', 'dark');
    expect(globalThis[name].getItem('colour')).toBe('dark');
    expect(memory.read('colour')).toBe('dark');
    memory.write('colour', null);
    expect(memory.read('colour')).toBeNull();
    expect(globalThis[name].getItem('colour')).toBeNull();
  });

  it('is known until the page is left where the browser forbids to keep it', () => {
    forbid(name);
    expect(memory.read('forbidden')).toBeNull();
    memory.write('forbidden', 'yes');
    expect(memory.read('forbidden')).toBe('yes');
    memory.write('forbidden', null);
    expect(memory.read('forbidden')).toBeNull();
  });

  it('is known until the page is left where there is no room, and not what stood there before', () => {
    memory.write('basket', 'one');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    memory.write('basket', 'two');
    expect(memory.read('basket')).toBe('two');
    full.mockRestore();
    memory.write('basket', 'three');
    expect(globalThis[name].getItem('basket')).toBe('three');
    expect(memory.read('basket')).toBe('three');
  });
});
