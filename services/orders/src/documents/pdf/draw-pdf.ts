import PDFDocument from 'pdfkit';
import { a4, type Layout, type Mark, type Part } from '@werkbank/contracts/documents';
import { accessible, type DescribedMetadata, describeMetadata } from './describe-metadata.js';
import { DrawMarks } from './draw-marks.js';

/** A file embedded in the document, such as an e-invoice. */
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
  /** Part of the file, so repeated drawings have the same bytes. */
  at: Date;
  files?: readonly EmbeddedFile[];
  /** Further metadata: an RDF description with the schema that PDF/A requires. */
  metadata?: DescribedMetadata;
  /** Draws the tear-off slip at the foot of the last page. */
  slip?: (pdf: PDFKit.PDFDocument, y: number) => void;
}

/** Draws a PDF/A-3a and PDF/UA-1 with tags for screen readers. Equal drawings have equal bytes. */
export async function drawPdf({ layout, author, at, files = [], metadata, slip }: Drawing): Promise<Buffer> {
  const { width, height } = layout.size ?? a4;
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    // No default font, because pdfkit would open it for every document.
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

/** The structure tree for screen readers; parts without a drawing, such as empty cells, stay in it. */
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

/** pdfkit sets the span only for cells of its own tables. */
function spanColumns(element: PDFKit.PDFStructureElement, columns: number): void {
  const { data } = (element as unknown as { dictionary: { data: { A?: object } } }).dictionary;
  data.A = { O: 'Table', ...data.A, ColSpan: columns };
}

function runs(marks: readonly Mark[]): { part: Part | undefined; marks: Mark[] }[] {
  const found: { part: Part | undefined; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    if (last && last.part === mark.part) last.marks.push(mark);
    else found.push({ part: mark.part, marks: [mark] });
  }
  return found;
}
