import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** What jsdom does not bring and React, antd or the shell ask for. Runs before every front-end test file. */
class StubObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** React's scheduler only posts to itself; a real channel would keep the test process alive. */
class StubChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => void Promise.resolve().then(() => this.port1.onmessage?.({ data })),
  };
}

const stubs: Record<string, unknown> = {
  ResizeObserver: StubObserver,
  IntersectionObserver: StubObserver,
  MessageChannel: StubChannel,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }),
  scrollTo: () => undefined,
  TextEncoder,
  TextDecoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
};

for (const [name, value] of Object.entries(stubs)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

// jsdom knows the element but not its methods.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

// Nor does it know popovers, which stand where they are for it.
if (typeof HTMLElement !== 'undefined') {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}
