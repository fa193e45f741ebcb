import type { LocalizedText } from '@werkbank/contracts/entities';
import type { RefusedRow } from '../compare/compare-import.js';
import type { SentColumns, SentStock } from '../tables/index.js';

export interface NewRow {
  line: number;
  materialNumber: string;
  sent: SentColumns;
  stock: SentStock[];
}

/** Rows of a batch as JSON, for one statement each. Undefined without rows. */
export interface WrittenBatch {
  rows: string | undefined;
  refused: string | undefined;
  places: string | undefined;
  groups: string | undefined;
  refusedLines: number;
}

const mostRows = 500;
const mostCharacters = 4 * 1024 * 1024;

/** Rows for one write. They are kept as JSON, so that the memory for articles of any size is bounded. */
export class Batch {
  private readonly rows = new JsonList();
  private readonly refused = new JsonList();
  private readonly places = new JsonList();
  private readonly groups = new Map<string, { parent: string | null; name: Partial<LocalizedText> }>();

  get isEmpty(): boolean {
    return this.rows.size + this.refused.size + this.places.size + this.groups.size === 0;
  }

  get isFull(): boolean {
    return (
      this.rows.size >= mostRows ||
      this.refused.size >= mostRows ||
      this.places.size >= 4 * mostRows ||
      this.groups.size >= mostRows ||
      this.rows.characters >= mostCharacters
    );
  }

  addRow(row: NewRow): void {
    this.rows.add(row);
  }

  refuse(row: RefusedRow): void {
    this.refused.add(row);
  }

  addPlace(place: { materialNumber: string; sourceGroup: string }): void {
    this.places.add(place);
  }

  /** The last one of an id counts. */
  addGroup(id: string, group: { parent: string | null; name: Partial<LocalizedText> }): void {
    this.groups.set(id, group);
  }

  written(): WrittenBatch {
    const groups = new JsonList();
    for (const [id, group] of this.groups) groups.add({ id, ...group });
    return {
      rows: this.rows.written(),
      refused: this.refused.written(),
      places: this.places.written(),
      groups: groups.written(),
      refusedLines: this.refused.size,
    };
  }
}

class JsonList {
  private readonly items: string[] = [];
  characters = 0;

  get size(): number {
    return this.items.length;
  }

  add(item: object): void {
    const json = JSON.stringify(item);
    this.items.push(json);
    this.characters += json.length;
  }

  written(): string | undefined {
    return this.size === 0 ? undefined : `[${this.items.join(',')}]`;
  }
}
