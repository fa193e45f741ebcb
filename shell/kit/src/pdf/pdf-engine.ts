import {
  getDocument,
  GlobalWorkerOptions,
  type PDFPageProxy,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cssPixelsPerPoint } from './page-width';
import type { PdfDocument, PdfPage, PdfSource } from './pdf-document';
import { EngineFiles } from './engine-files';
import { linesOf } from './text-lines';

// A file of ours with a hash in its name: the Content-Security-Policy takes workers from our own origin alone.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Pixels of the canvas for each point: two at least, more on a dense screen. */
const scale = Math.max(2, cssPixelsPerPoint * devicePixelRatio);
/** Dots for each point on paper, so that bars and small print stay readable: 216 to an inch. */
const printScale = 3;
/** The canvas size that every browser supports; larger plans are scaled down. */
const mostPixels = 16_777_216;

/** Opens a document with pdf.js, which is loaded with this file and not before. */
export async function openPdf(source: PdfSource): Promise<PdfDocument> {
  const from = typeof source === 'string' ? { url: source } : { data: await source() };
  const loading = getDocument({ ...from, BinaryDataFactory: EngineFiles, useWorkerFetch: false });
  const close = () => loading.destroy();
  try {
    const document = await loading.promise;
    return {
      pageCount: document.numPages,
      page: async (number) => pageOf(await document.getPage(number)),
      bytes: async () => Uint8Array.from(await document.getData()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function pageOf(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    draw(canvas) {
      const task = page.render({ canvas, viewport: viewportFor(page, canvas, scale) });
      return { done: task.promise.catch(unlessCancelled), cancel: () => task.cancel() };
    },
    async picture() {
      const canvas = document.createElement('canvas');
      await page.render({ canvas, viewport: viewportFor(page, canvas, printScale), intent: 'print' }).promise;
      return pictureOf(canvas);
    },
    lines: async () => linesOf((await page.getTextContent()).items),
  };
}

/** Makes the canvas as large as the page is drawn on it. */
function viewportFor(page: PDFPageProxy, canvas: HTMLCanvasElement, wanted: number) {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(wanted, Math.sqrt(mostPixels / (width * height))) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return viewport;
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('a page could not be made a picture'))));
  });
}

function unlessCancelled(error: unknown): void {
  if (!(error instanceof RenderingCancelledException)) throw error;
}
