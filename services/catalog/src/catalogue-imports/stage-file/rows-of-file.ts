import type { CatalogueImportMode, ImportDefaults } from '@werkbank/contracts/entities';
import type { LeftOut } from '../read-file/left-out.js';
import type { SentHeader, SentTexts } from '../read-file/sent-article.js';
import { understandArticle } from '../understand-articles/understand-article.js';
import { discountGroup, discountGroupKey } from '../compare/discount-groups.js';
import { Batch, type WrittenBatch } from './batch.js';
import { columnsOfArticle } from './columns-of-article.js';
import type { FilePart } from './recognised-parts.js';

type Part = Exclude<FilePart, { kind: 'recognised' | 'heads' }>;
const longestValue = 200;

/** Parts of a file as rows, written in batches. */
export class RowsOfFile {
  private batch = new Batch();
  private header: Pick<SentHeader, 'language' | 'currency' | 'decimalSign'> = {
    language: undefined,
    currency: undefined,
    decimalSign: '.',
  };

  constructor(
    private readonly file: { mode: CatalogueImportMode },
    private readonly defaults: ImportDefaults,
    private readonly leftOut: LeftOut,
  ) {}

  get isFull(): boolean {
    return this.batch.isFull;
  }

  add(part: Part): void {
    if (part.kind === 'context') this.header = part.header;
    else if (part.kind === 'place') this.addPlace(part);
    else if (part.kind === 'group') this.addGroup(part);
    else if (part.kind === 'article') this.addArticle(part);
    else if (part.kind === 'stock') this.addStock(part);
    else this.refuse(part.line, part.materialNumber, part.refused);
  }

  /** All rows since the last call. */
  take(): WrittenBatch {
    const written = this.batch.written();
    this.batch = new Batch();
    return written;
  }

  private addPlace({ materialNumber, sourceGroup }: Extract<Part, { kind: 'place' }>): void {
    this.batch.addPlace({ materialNumber, sourceGroup });
  }

  private addGroup({ group: { id, parentId, name } }: Extract<Part, { kind: 'group' }>): void {
    this.batch.addGroup(id, { parent: parentId ?? null, name: named(name, this.header.language ?? 'de') });
  }

  private addArticle({ article, line }: Extract<Part, { kind: 'article' }>): void {
    const { header, leftOut, defaults } = this;
    const understood = understandArticle(article, {
      header,
      defaults: { currency: header.currency ?? defaults.currency },
      leftOut,
    });
    if (!understood.article) {
      this.refuse(line, article.number === '' ? null : article.number, understood.refused);
      return;
    }
    const { materialNumber, materialGroup } = understood.article;
    if (materialGroup) this.batch.addGroup(discountGroupKey(materialGroup), discountGroup(materialGroup));
    this.batch.addRow({
      line,
      materialNumber,
      sent: columnsOfArticle(understood.article, this.file.mode),
      stock: [],
    });
  }

  private addStock({
    line,
    materialNumber,
    level,
    dispatchLocation,
  }: Extract<Part, { kind: 'stock' }>): void {
    this.batch.addRow({
      line,
      materialNumber,
      sent: {},
      stock: [{ level, dispatchLocation: dispatchLocation ?? null }],
    });
  }

  private refuse(
    line: number,
    materialNumber: string | null,
    refused: Extract<Part, { kind: 'refused' }>['refused'],
  ): void {
    for (const { field, reason, value } of refused)
      this.batch.refuse({
        line,
        materialNumber,
        field,
        code: reason,
        value: value.slice(0, longestValue),
      });
  }
}

function named({ und, ...texts }: SentTexts, language: 'de' | 'en') {
  return und !== undefined && texts[language] === undefined ? { ...texts, [language]: und } : texts;
}
