export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Silence after which a log without a terminal gets a line with the pending parts. */
const longSilenceMs = 5000;

/** Prints one line per finished part or step with its seconds, and a last line with the pending ones. */
export class Progress {
  readonly #out: ProgressOutput;
  readonly #silenceMs: number;
  readonly #waiting = new Map<string, number>();
  readonly #doing = new Map<string, string>();
  #saidAt = Date.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(out: ProgressOutput = process.stdout, silenceMs = longSilenceMs) {
    this.#out = out;
    this.#silenceMs = silenceMs;
  }

  begin(title: string): void {
    if (this.#waiting.size === 0) this.#saidAt = Date.now();
    this.#waiting.set(title, Date.now());
    this.#timer ??= setInterval(() => this.#remind(), Math.min(500, this.#silenceMs / 2)).unref();
    this.#drawWaiting();
  }

  /** Sets the current action of a pending part. */
  doing(title: string, what: string): void {
    this.#doing.set(title, what);
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

  /** Prints a line of no particular part. */
  say(text: string): void {
    this.#clear();
    this.#write(`${text}\n`);
    this.#drawWaiting();
  }

  #line(mark: string, title: string, note?: string): void {
    const began = this.#waiting.get(title);
    this.#waiting.delete(title);
    this.#doing.delete(title);
    const seconds = began === undefined ? '' : secondsSince(began, 1);
    this.say(`  ${mark} ${title.padEnd(30)} ${seconds.padStart(8)}  ${note ?? ''}`.trimEnd());
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #write(text: string): void {
    this.#saidAt = Date.now();
    this.#out.write(text);
  }

  #remind(): void {
    if (this.#out.isTTY === true) this.#drawWaiting();
    else if (Date.now() - this.#saidAt >= this.#silenceMs)
      this.#write(`  … ${this.#whatTakesLong().join(', ')}\n`);
  }

  #clear(): void {
    if (this.#out.isTTY === true) this.#out.write('\r\u001b[2K');
  }

  #drawWaiting(): void {
    if (this.#out.isTTY !== true || this.#waiting.size === 0) return;
    this.#clear();
    this.#out.write(`  … ${this.#whatTakesLong().join(', ')}`);
  }

  #whatTakesLong(): string[] {
    return [...this.#waiting].map(([title, began]) => {
      const doing = this.#doing.get(title);
      return `${title}${doing === undefined ? '' : `: ${doing}`} (${secondsSince(began, 0)})`;
    });
  }
}

const secondsSince = (began: number, digits: number): string =>
  `${((Date.now() - began) / 1000).toFixed(digits)} s`;
