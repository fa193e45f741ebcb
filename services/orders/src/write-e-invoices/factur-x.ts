import type { EmbeddedFile } from '../draw-papers/draw-pdf.js';
import type { PaperContent } from '../compose-papers/content.js';
import { crossIndustryInvoice } from './cross-industry-invoice.js';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const properties = [
  ['DocumentFileName', 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['Version', 'version of the XML invoice schema'],
  ['ConformanceLevel', 'conformance level of the XML invoice schema'],
] as const;

/** The invoice for machines, and what the PDF says of it: ZUGFeRD and Factur-X, profile EN 16931. */
export function facturX(content: PaperContent): { files: EmbeddedFile[]; metadata: string } {
  const xml = crossIndustryInvoice(content, 'EN16931');
  return {
    files: [
      {
        name: 'factur-x.xml',
        mediaType: 'text/xml',
        description: `${content.number} (EN 16931)`,
        relationship: 'Alternative',
        content: Buffer.from(xml),
      },
    ],
    metadata,
  };
}

/** PDF/A allows metadata only that is described. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
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
