/** Where the progress is written. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** One line for each part or step, with its seconds; at a terminal also a last line that says what is waited for. */
export class Progress {
  readonly #out: ProgressOutput;
  readonly #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(out: ProgressOutput = process.stdout) {
    this.#out = out;
  }

  begin(title: string): void {
    this.#waiting.set(title, Date.now());
    if (this.#out.isTTY !== true) return;
    this.#timer ??= setInterval(() => this.#drawWaiting(), 500).unref();
    this.#drawWaiting();
  }

  done(title: string, note?: string): void {
    this.#line('✓', title, note);
  }

  leftOut(title: string, why: string): void {
    this.#line('–', title, why);
  }

  failed(title: string): void {
    this.#line('✗', title);
  }

  /** A line that belongs to no part in particular. */
  say(text: string): void {
    this.#clear();
    this.#out.write(`${text}\n`);
    this.#drawWaiting();
  }

  #line(mark: string, title: string, note?: string): void {
    const began = this.#waiting.get(title);
    this.#waiting.delete(title);
    const seconds = began === undefined ? '' : `${((Date.now() - began) / 1000).toFixed(1)} s`;
    this.say(`  ${mark} ${title.padEnd(30)} ${seconds.padStart(8)}  ${note ?? ''}`.trimEnd());
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #clear(): void {
    if (this.#out.isTTY === true) this.#out.write('\r\u001b[2K');
  }

  #drawWaiting(): void {
    if (this.#out.isTTY !== true || this.#waiting.size === 0) return;
    this.#clear();
    const longest = Math.round((Date.now() - Math.min(...this.#waiting.values())) / 1000);
    this.#out.write(`  … ${[...this.#waiting.keys()].join(', ')} (${longest} s)`);
  }
}
