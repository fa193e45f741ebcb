import { caps } from '../caps.js';
import { UnreadableFile } from './unreadable-file.js';

const pageBytes = 1024 * 1024;
const bytesPerText = 16;

/** Texts by their number, packed as UTF-8: a million of them as objects would take several times as much memory. */
export class SharedTexts {
  private readonly pages: Buffer[] = [];
  private page = Buffer.alloc(0);
  private used = 0;
  private total = 0;
  private places = new Uint32Array(3 * 1024);
  private count = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    this.total += length + bytesPerText;
    if (this.total > caps.sharedTextBytes) throw new UnreadableFile('TextsTooLarge');
    if (this.used + length > this.page.length) this.turnPage(length);
    this.page.write(text, this.used);
    if (this.places.length < 3 * (this.count + 1)) this.growPlaces();
    this.places.set([this.pages.length - 1, this.used, length], 3 * this.count);
    this.used += length;
    this.count++;
  }

  get(index: number): string | undefined {
    if (!(index >= 0 && index < this.count)) return undefined;
    const [page, start, length] = this.places.subarray(3 * index);
    return this.pages[page!]!.toString('utf8', start!, start! + length!);
  }

  private turnPage(atLeast: number): void {
    this.page = Buffer.allocUnsafe(Math.max(pageBytes, atLeast));
    this.pages.push(this.page);
    this.used = 0;
  }

  private growPlaces(): void {
    const places = new Uint32Array(2 * this.places.length);
    places.set(this.places);
    this.places = places;
  }
}
