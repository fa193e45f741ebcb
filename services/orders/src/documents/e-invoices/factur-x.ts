import type { DescribedMetadata } from '../pdf/describe-metadata.js';
import type { EmbeddedFile } from '../pdf/draw-pdf.js';
import type { DocumentContent } from '../content/content.js';
import { crossIndustryInvoice, type Guideline } from './cross-industry-invoice.js';

/** Names of the guidelines within a PDF, and the files that follow them. */
const profiles: Record<Guideline, { fileName: string; level: string }> = {
  EN16931: { fileName: 'factur-x.xml', level: 'EN 16931' },
  XRechnung: { fileName: 'xrechnung.xml', level: 'XRECHNUNG' },
};

/** German authorities take XRechnung alone; all others get an invoice by EN 16931. */
function guidelineFor({ head }: DocumentContent): Guideline {
  const isPublic = head.customerType !== null && head.customerType !== 'Company';
  return isPublic && head.primaryAddress.country === 'DE' ? 'XRechnung' : 'EN16931';
}

/** The machine-readable invoice, and its description in the PDF: ZUGFeRD and Factur-X. */
export function facturX(content: DocumentContent): { files: EmbeddedFile[]; metadata: DescribedMetadata } {
  const guideline = guidelineFor(content);
  const { fileName, level } = profiles[guideline];
  return {
    files: [
      {
        name: fileName,
        mediaType: 'text/xml',
        description: `${content.number} (${level})`,
        relationship: 'Alternative',
        content: Buffer.from(crossIndustryInvoice(content, guideline)),
      },
    ],
    metadata: metadataOf(fileName, level),
  };
}

const metadataOf = (fileName: string, level: string): DescribedMetadata => ({
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  schema: 'Factur-X PDFA Extension Schema',
  properties: [
    text('DocumentType', 'INVOICE', 'INVOICE'),
    text('DocumentFileName', fileName, 'name of the embedded XML invoice file'),
    text('Version', '1.0', 'version of the XML invoice schema'),
    text('ConformanceLevel', level, 'conformance level of the XML invoice schema'),
  ],
});

const text = (name: string, value: string, says: string) => ({ name, type: 'Text' as const, value, says });
