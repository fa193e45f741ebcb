/** Finds names of PDF in bytes, whatever their spelling: `/J#61vaScript` is `/JavaScript`. */
const slash = 0x2f;
const hash = 0x23;
/** Length of the longest searched name, with each letter as `#xx`. */
const longest = 64;
const delimiters = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%'));

/** Finds names in a text that arrives in pieces; a name that is cut by the end of a piece continues in the next one. */
export class FindNames {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly found: (name: string) => void) {}

  add(chunk: Buffer): void {
    const text = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = Buffer.alloc(0);
    for (let at = text.indexOf(slash); at >= 0; at = text.indexOf(slash, at + 1)) {
      const end = endOfName(text, at + 1);
      if (end === undefined && text.length - at <= longest) {
        this.rest = Buffer.from(text.subarray(at));
        return;
      }
      if (end !== undefined) this.found(nameOf(text.subarray(at + 1, end)));
    }
  }

  end(): void {
    if (this.rest.length > 1) this.found(nameOf(this.rest.subarray(1)));
    this.rest = Buffer.alloc(0);
  }
}

/** `undefined` if the name is cut off, or longer than any searched name. */
function endOfName(text: Buffer, start: number): number | undefined {
  const until = Math.min(text.length, start + longest);
  for (let at = start; at < until; at++) if (delimiters.has(text[at] ?? 0)) return at;
  return undefined;
}

function nameOf(bytes: Buffer): string {
  const name = bytes.toString('latin1');
  return bytes.includes(hash)
    ? name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : name;
}

export function namesIn(text: Buffer): Set<string> {
  const names = new Set<string>();
  const finder = new FindNames((name) => names.add(name));
  finder.add(text);
  finder.end();
  return names;
}
