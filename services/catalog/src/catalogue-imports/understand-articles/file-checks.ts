import { caps } from '../caps.js';

/** Checks over a whole file. Memory is 8 bytes for each article, from the first to the millionth. */
export class FileChecks {
  private readonly numbers = new SeenTexts();
  private readonly parents = new Map<string, string>();

  /** True for a number that came before. */
  isRepeated(materialNumber: string): boolean {
    return !this.numbers.add(materialNumber);
  }

  addGroup(id: string, parentId: string | undefined): void {
    if (parentId !== undefined && this.parents.size < caps.groups) this.parents.set(id, parentId);
  }

  /** Groups that contain themselves. */
  groupsInCircles(): string[] {
    const ended = new Set<string>();
    const circles: string[] = [];
    for (const start of this.parents.keys()) {
      const way: string[] = [];
      const onWay = new Set<string>();
      let at: string | undefined = start;
      while (at !== undefined && !ended.has(at) && !onWay.has(at)) {
        onWay.add(at);
        way.push(at);
        at = this.parents.get(at);
      }
      if (at !== undefined && onWay.has(at)) circles.push(...way.slice(way.indexOf(at)));
      for (const id of way) ended.add(id);
    }
    return circles;
  }
}

/** A set of texts by hashes of 64 bits: two of a million texts share one with a chance of 1 to 30 million. */
class SeenTexts {
  private slots = new Uint32Array(2 * 1024);
  private count = 0;

  /** False for a text that was added before. */
  add(text: string): boolean {
    if (this.count * 4 >= this.slots.length) this.grow();
    const [first, second] = hashesOf(text);
    return this.put(this.slots, first, second) && (this.count++, true);
  }

  private put(slots: Uint32Array, first: number, second: number): boolean {
    const pairs = slots.length / 2;
    for (let at = first % pairs; ; at = (at + 1) % pairs) {
      const [one, other] = [slots[2 * at], slots[2 * at + 1]];
      if (one === first && other === second) return false;
      if (one !== 0 || other !== 0) continue;
      slots[2 * at] = first;
      slots[2 * at + 1] = second;
      return true;
    }
  }

  private grow(): void {
    const slots = new Uint32Array(2 * this.slots.length);
    for (let at = 0; at < this.slots.length; at += 2) {
      const [first, second] = [this.slots[at] ?? 0, this.slots[at + 1] ?? 0];
      if (first !== 0 || second !== 0) this.put(slots, first, second);
    }
    this.slots = slots;
  }
}

/** Two hashes of 32 bits (FNV-1a and a multiplying one), never both 0. */
function hashesOf(text: string): [number, number] {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b) ^ (second >>> 13);
  }
  first = Math.imul(first ^ (first >>> 16), 0x7feb352d);
  second = Math.imul(second ^ (second >>> 16), 0x846ca68b);
  return [(first ^ (first >>> 15)) >>> 0 || 1, (second ^ (second >>> 16)) >>> 0];
}
