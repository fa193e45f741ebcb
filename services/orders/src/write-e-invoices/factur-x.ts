import type { EmbeddedFile } from '../draw-papers/draw-pdf.js';
import type { PaperContent } from '../compose-papers/content.js';
import { crossIndustryInvoice, type Guideline } from './cross-industry-invoice.js';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const properties = [
  ['DocumentFileName', 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['Version', 'version of the XML invoice schema'],
  ['ConformanceLevel', 'conformance level of the XML invoice schema'],
] as const;

/** How the guidelines are called within a PDF, and the file that follows them. */
const profiles: Record<Guideline, { fileName: string; level: string }> = {
  EN16931: { fileName: 'factur-x.xml', level: 'EN 16931' },
  XRechnung: { fileName: 'xrechnung.xml', level: 'XRECHNUNG' },
};

/** German authorities take XRechnung alone; it is an invoice after EN 16931 for everybody else. */
function guidelineFor({ head }: PaperContent): Guideline {
  const isPublic = head.customerType !== null && head.customerType !== 'Company';
  return isPublic && head.primaryAddress.country === 'DE' ? 'XRechnung' : 'EN16931';
}

/** The invoice for machines, and what the PDF says of it: ZUGFeRD and Factur-X. */
export function facturX(content: PaperContent): { files: EmbeddedFile[]; metadata: string } {
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

/** PDF/A allows metadata only that is described. */
const metadataOf = (fileName: string, level: string) => `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>${level}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties
      .map(
        ([name, description]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${description}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
