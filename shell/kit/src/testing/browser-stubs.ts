import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** Browser features that jsdom lacks and React, antd or the shell need. Runs before every front-end test file. */
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

/** A channel without other windows. */
class StubBroadcastChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

const stubs: Record<string, unknown> = {
  ResizeObserver: StubObserver,
  IntersectionObserver: StubObserver,
  MessageChannel: StubChannel,
  BroadcastChannel: StubBroadcastChannel,
  matchMedia: (query: string) => ({
    // Without animations, so closed parts are gone at once.
    matches: query.includes('prefers-reduced-motion'),
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

// In 'test' antd gives every element the same id, and a dialog above another one is named by the wrong title.
process.env['NODE_ENV'] = 'development';

for (const [name, value] of Object.entries(stubs)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

// jsdom logs that it does not compute the styles of pseudo elements, which antd measures scrollbars by.
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => compute(element);
}

// A key pressed in a test has a name and no number, and antd's lists go by the number.
const keyCodes: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
};
if (typeof KeyboardEvent !== 'undefined') {
  Object.defineProperty(KeyboardEvent.prototype, 'keyCode', {
    get(this: KeyboardEvent) {
      return keyCodes[this.key] ?? (this.key.length === 1 ? this.key.toUpperCase().charCodeAt(0) : 0);
    },
  });
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

// It does not know popovers either, which stay at their place.
if (typeof HTMLElement !== 'undefined') {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}

// Nor style sheets that a script writes, nor addresses of what it holds.
if (typeof CSSStyleSheet !== 'undefined') {
  Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
  Object.assign(document, { adoptedStyleSheets: [] });
  let addresses = 0;
  Object.assign(URL, { createObjectURL: () => `blob:stub-${++addresses}`, revokeObjectURL() {} });
}
