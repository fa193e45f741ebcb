/** Storage in the browser: for all tabs and visits, or for this tab alone. */
export interface BrowserMemory {
  read(key: string): string | null;
  /** Keeps a text; null forgets it. */
  write(key: string, text: string | null): void;
}

/**
 * A browser may forbid storage (then even to name it is an error) or have no room left. The memory then
 * lasts as long as the page, because a page has to work without storage.
 */
function memoryOf(storage: () => Storage): BrowserMemory {
  const untilLeft = new Map<string, string | null>();
  const attempt = <T>(work: (storage: Storage) => T): { done: T } | undefined => {
    try {
      return { done: work(storage()) };
    } catch {
      return undefined;
    }
  };
  return {
    read(key) {
      const own = untilLeft.get(key);
      return own === undefined ? (attempt((kept) => kept.getItem(key))?.done ?? null) : own;
    },
    write(key, text) {
      untilLeft.delete(key);
      const kept = attempt((place) => (text === null ? place.removeItem(key) : place.setItem(key, text)));
      if (!kept) untilLeft.set(key, text);
    },
  };
}

export const deviceMemory: BrowserMemory = memoryOf(() => localStorage);
export const tabMemory: BrowserMemory = memoryOf(() => sessionStorage);
