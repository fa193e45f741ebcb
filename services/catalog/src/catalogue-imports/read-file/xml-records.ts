import { SaxesParser } from 'saxes';
import { caps } from '../caps.js';
import { UnreadableFile } from './unreadable-file.js';

/** An element with all that it holds. Names are local and in capitals: files write prefixes and case as they like. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly in it, CDATA included. */
  text: string;
}

export interface XmlRecord {
  element: XmlElement;
  /** Local names from the root to the element's parent. */
  path: readonly string[];
  /** The line of its end. */
  line: number;
}

/** An element is handed on as a whole, entered, or read over with all its content. */
export type Treatment = 'record' | 'enter' | 'skip';

/** XML's own entities. A DOCTYPE may declare them again, with the same meaning. */
const predefined = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

/**
 * Elements of a file, one after the other, while it is read. A DOCTYPE is read over: the reader fetches no DTD and expands no
 * entity. It refuses a file that uses a declared entity, because the text is then unknown.
 */
export async function* readXmlRecords(
  texts: AsyncIterable<string>,
  treat: (name: string, path: readonly string[], attributes: Readonly<Record<string, string>>) => Treatment,
): AsyncGenerator<XmlRecord> {
  const reading = new Reading(treat);
  for await (const text of texts) yield* reading.read(text);
  yield* reading.end();
}

class Reading {
  private readonly parser = new SaxesParser({ position: true });
  private readonly path: string[] = [];
  /** Elements of the record that is being read, the innermost last. */
  private readonly open: XmlElement[] = [];
  private skipped = 0;
  private found: XmlRecord[] = [];
  private failure: UnreadableFile | undefined;
  /** Characters of the record so far, and those that the parser still holds back. */
  private size = 0;
  private unseen = 0;

  constructor(private readonly treat: Parameters<typeof readXmlRecords>[1]) {
    const { parser } = this;
    // Six handlers at most: with eight, V8 keeps the parser as a dictionary, which is four times as slow.
    parser.on('opentag', ({ name, attributes }) =>
      this.begin(localName(name), localAttributes(attributes as Record<string, string>)),
    );
    parser.on('closetag', () => this.close());
    parser.on('text', (text) => this.add(text));
    parser.on('cdata', (text) => this.add(text));
    parser.on('doctype', (text) => {
      this.seen();
      for (const [, name = ''] of text.matchAll(/<!ENTITY\s+(?!%)(\S+)/g))
        if (!predefined.has(name)) this.refuseUseOf(name);
    });
    parser.on('error', (error) => this.refuse(error));
  }

  *read(text: string): Generator<XmlRecord> {
    this.unseen += text.length;
    this.parser.write(text);
    yield* this.take();
    if (this.unseen > caps.elementCharacters) throw this.tooLarge();
  }

  *end(): Generator<XmlRecord> {
    this.parser.close();
    yield* this.take();
  }

  private *take(): Generator<XmlRecord> {
    const { found, failure } = this;
    this.found = [];
    yield* found;
    if (failure) throw failure;
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.seen();
    if (this.failure) return;
    if (this.path.length + this.open.length + this.skipped >= caps.depth)
      this.failure = new UnreadableFile('NestedTooDeep', name, this.parser.line);
    const parent = this.open.at(-1);
    if (parent) return this.put(parent, { name, attributes, children: [], text: '' });
    const treatment = this.skipped > 0 ? 'skip' : this.treat(name, this.path, attributes);
    if (treatment === 'enter') this.path.push(name);
    else if (treatment === 'skip') this.skipped++;
    else this.open.push({ name, attributes, children: [], text: '' });
  }

  private put(parent: XmlElement, element: XmlElement): void {
    parent.children.push(element);
    this.open.push(element);
    let size = caps.charactersPerElement + element.name.length;
    for (const name in element.attributes) size += name.length + (element.attributes[name]?.length ?? 0);
    this.grow(size);
  }

  private close(): void {
    this.seen();
    if (this.skipped > 0) {
      this.skipped--;
      return;
    }
    const element = this.open.pop();
    if (!element) this.path.pop();
    else if (this.open.length === 0 && !this.failure) {
      this.found.push({ element, path: [...this.path], line: this.parser.line });
      this.size = 0;
    }
  }

  private add(text: string): void {
    this.seen();
    const element = this.open.at(-1);
    if (!element || this.failure) return;
    element.text += text;
    this.grow(text.length);
  }

  private grow(characters: number): void {
    this.size += characters;
    if (this.size > caps.elementCharacters) this.failure ??= this.tooLarge();
  }

  private seen(): void {
    this.unseen = 0;
  }

  private tooLarge(): UnreadableFile {
    return new UnreadableFile(
      'ElementTooLarge',
      this.open.at(0)?.name ?? this.path.at(-1) ?? '',
      this.parser.line,
    );
  }

  /** The parser reads an entity's text here. */
  private refuseUseOf(name: string): void {
    Object.defineProperty(this.parser.ENTITIES, name, {
      // A second declaration of one name is legal.
      configurable: true,
      get: () => {
        this.failure ??= new UnreadableFile('UsesDeclaredEntity', name, this.parser.line);
        return '';
      },
    });
  }

  private refuse({ message }: Error): void {
    const what = message.replace(/^\d+:\d+: /, '');
    // An entity of a missing DTD stays as it is written. Texts know the entities of HTML.
    if (what === 'undefined entity.') return;
    this.failure ??= new UnreadableFile('BrokenXml', what, this.parser.line);
  }
}

const localNames = new Map<string, string>();

/** Files have few different names, and may make up others without end. */
function localName(name: string): string {
  let local = localNames.get(name);
  if (local === undefined) {
    local = name.slice(name.indexOf(':') + 1).toUpperCase();
    if (localNames.size < caps.namesOfElements) localNames.set(name, local);
  }
  return local;
}

const noAttributes: Readonly<Record<string, string>> = {};

function localAttributes(attributes: Record<string, string>): Readonly<Record<string, string>> {
  let local: Record<string, string> | undefined;
  for (const name in attributes) {
    local ??= {};
    local[localName(name).toLowerCase()] = attributes[name] ?? '';
  }
  return local ?? noAttributes;
}
