import PDFDocument from 'pdfkit';
import { a4, type Layout, type Mark, type Part } from '@werkbank/contracts/documents';
import { accessible, type DescribedMetadata, describeMetadata } from './describe-metadata.js';
import { DrawMarks } from './draw-marks.js';

/** A file that travels within the document, such as an invoice for machines. */
export interface EmbeddedFile {
  name: string;
  mediaType: string;
  description: string;
  relationship: 'Alternative' | 'Data';
  content: Buffer;
}

export interface Drawing {
  layout: Layout;
  author: string;
  /** Stands in the file, so that the same document is the same bytes whenever it is drawn. */
  at: Date;
  files?: readonly EmbeddedFile[];
  /** Further metadata: an RDF description, and the schema that PDF/A wants of it. */
  metadata?: DescribedMetadata;
  /** Draws what is torn off at the foot of the last page. */
  slip?: (pdf: PDFKit.PDFDocument, y: number) => void;
}

/** A PDF/A-3a and PDF/UA-1: with tags for whoever listens to it. The same drawing is the same bytes. */
export async function drawPdf({ layout, author, at, files = [], metadata, slip }: Drawing): Promise<Buffer> {
  const { width, height } = layout.size ?? a4;
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    // A first font would be opened for every document; the documents have their own.
    font: '',
    lang: layout.language,
    displayTitle: true,
    info: { Title: layout.title, Author: author, Creator: author, Producer: author, CreationDate: at },
  });
  const written = collect(pdf);
  const drawMarks = new DrawMarks(pdf);
  const elements = structureOf(pdf, layout.root);
  for (const page of layout.pages) {
    pdf.addPage();
    for (const { part, marks } of runs(page.marks)) {
      const element = part && elements.get(part);
      if (element) element.add(pdf.markStructureContent(part.role));
      else pdf.markContent('Artifact', { type: 'Layout' });
      drawMarks.draw(marks);
      pdf.endMarkedContent();
    }
  }
  if (layout.slip && slip) {
    const { part, y } = layout.slip;
    elements.get(part)?.add(pdf.markStructureContent(part.role));
    slip(pdf, y);
    pdf.endMarkedContent();
  }
  elements.get(layout.root)?.end();
  for (const { name, mediaType, description, relationship, content } of files) {
    const how = { name, type: mediaType, description, relationship, creationDate: at, modifiedDate: at };
    pdf.file(content, how);
  }
  pdf.appendXML(describeMetadata([accessible, ...(metadata ? [metadata] : [])]));
  pdf.end();
  return written;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** The tree that is read aloud; parts that nothing was drawn for stay in it, as empty cells do. */
function structureOf(pdf: PDFKit.PDFDocument, root: Part): Map<Part, PDFKit.PDFStructureElement> {
  const elements = new Map<Part, PDFKit.PDFStructureElement>();
  const build = (part: Part): PDFKit.PDFStructureElement => {
    const { scope, alt, columns = 1 } = part;
    const element = pdf.struct(part.role, { ...(scope && { scope }), ...(alt !== undefined && { alt }) });
    if (columns > 1) spanColumns(element, columns);
    elements.set(part, element);
    for (const child of part.parts) element.add(build(child));
    return element;
  };
  pdf.addStructure(build(root));
  return elements;
}

/** pdfkit says so of the cells of its own tables alone. */
function spanColumns(element: PDFKit.PDFStructureElement, columns: number): void {
  const { data } = (element as unknown as { dictionary: { data: { A?: object } } }).dictionary;
  data.A = { O: 'Table', ...data.A, ColSpan: columns };
}

/** Marks that follow each other and belong to the same part are marked as one. */
function runs(marks: readonly Mark[]): { part: Part | undefined; marks: Mark[] }[] {
  const found: { part: Part | undefined; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    if (last && last.part === mark.part) last.marks.push(mark);
    else found.push({ part: mark.part, marks: [mark] });
  }
  return found;
}
