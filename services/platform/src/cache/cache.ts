import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.js';

/** A value with the keys of everything it was made of. */
export interface Made<V> {
  value: V;
  madeOf: readonly string[];
  /** The value goes to the waiting callers only and is not kept. */
  onlyOnce?: boolean;
}

interface Entry<V> {
  since: number;
  made: Made<V>;
}
interface Fill<V> {
  since: number;
  promise: Promise<Made<V>>;
}

export interface CacheOptions<V> {
  /** Limit of all values together, in bytes; the least recently used values are evicted. */
  mostBytes: number;
  bytesOf: (value: V) => number;
}

/**
 * Caches values until one of the keys that they were made of changes. Callers run `Changes.look` first; then no answer
 * is older than the commits before that call. Concurrent callers wait for one fill, so after a restart under load each
 * value is made once.
 */
export class Cache<V extends object> {
  private readonly entries: LRUCache<string, Entry<V>>;
  private readonly fills = new Map<string, Fill<V>>();

  constructor(
    private readonly changes: Changes,
    { mostBytes, bytesOf }: CacheOptions<V>,
  ) {
    this.entries = new LRUCache({
      maxSize: Math.floor(mostBytes),
      sizeCalculation: ({ made }, key) => Math.max(1, bytesOf(made.value) + key.length),
    });
  }

  async get(key: string, make: () => Promise<Made<V>>): Promise<Made<V>> {
    const kept = this.kept(key);
    if (kept) return kept;
    const fill = this.fills.get(key);
    if (fill) {
      const made = await fill.promise;
      if (this.changes.holds(fill.since, made.madeOf)) return made;
    }
    return this.fill(key, make);
  }

  /**
   * Values of many keys; keys without a value are left out. All missing values are made at once.
   * @param keysOf the keys that a value is made of
   */
  async getMany(
    keys: readonly string[],
    keysOf: (key: string) => readonly string[],
    make: (missing: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  ): Promise<Map<string, V>> {
    const found = new Map<string, V>();
    const missing = keys.filter((key) => {
      const kept = this.kept(key);
      if (kept) found.set(key, kept.value);
      return !kept;
    });
    if (missing.length === 0) return found;
    const since = this.changes.now;
    const made = await make(missing);
    for (const [key, value] of made) {
      found.set(key, value);
      this.keep(key, { since, made: { value, madeOf: keysOf(key) } });
    }
    return found;
  }

  private kept(key: string): Made<V> | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (this.changes.holds(entry.since, entry.made.madeOf)) return entry.made;
    this.entries.delete(key);
    return undefined;
  }

  private fill(key: string, make: () => Promise<Made<V>>): Promise<Made<V>> {
    const under = this.fills.get(key);
    const since = this.changes.now;
    // Another caller has started the new fill already.
    if (under && under.since === since) return under.promise;
    const promise = make()
      .then((made) => {
        this.keep(key, { since, made });
        return made;
      })
      .finally(() => {
        if (this.fills.get(key)?.promise === promise) this.fills.delete(key);
      });
    this.fills.set(key, { since, promise });
    return promise;
  }

  private keep(key: string, entry: Entry<V>): void {
    const { since, made } = entry;
    if (!made.onlyOnce && this.changes.holds(since, made.madeOf)) this.entries.set(key, entry);
  }
}
