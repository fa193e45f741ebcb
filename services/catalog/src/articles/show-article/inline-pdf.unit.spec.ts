import { inlinePdf } from './inline-pdf.js';

const pdf = (link: string) => ({ link, mediaType: 'application/pdf' });

describe('the PDF that an article shows', () => {
  it.each([
    ['/media/a.pdf', null],
    ['/media/a.pdf#page=1-3,5', '1-3,5'],
    ['https://producer.example/a.pdf?v=2#zoom=80&page=4', '4'],
    ['/media/a.pdf#page=', null],
    ['/media/a.pdf#chapter-2', null],
  ])('has the pages that its link names: %s', (link, pdfUrlPages) => {
    expect(inlinePdf([pdf(link)])).toEqual({ inlinePdfUrl: link, pdfUrlPages });
  });

  it('is the first one among the documents', () => {
    const picture = { link: '/media/a.png#page=9', mediaType: 'image/png' };
    expect(inlinePdf([picture, pdf('/media/b.pdf#page=2'), pdf('/media/c.pdf')])).toEqual({
      inlinePdfUrl: '/media/b.pdf#page=2',
      pdfUrlPages: '2',
    });
  });

  it('is undefined without a PDF', () => {
    expect(inlinePdf([])).toEqual({ inlinePdfUrl: null, pdfUrlPages: null });
  });
});
