export interface DescribedMetadata {
  namespace: string;
  prefix: string;
  /** Display name. */
  schema: string;
  properties: readonly { name: string; type: 'Text' | 'Integer'; value: string; says: string }[];
}

/** Declares conformance to PDF/UA-1 (ISO 14289-1). */
export const accessible: DescribedMetadata = {
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  schema: 'PDF/UA Universal Accessibility Schema',
  properties: [{ name: 'part', type: 'Integer', value: '1', says: 'part of ISO 14289 that is followed' }],
};

/** Metadata as RDF. PDF/A allows only described properties, in one common list. */
export const describeMetadata = (all: readonly DescribedMetadata[]): string => `
${all.map(valuesOf).join('')}
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${all.map(schemaOf).join('')}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const valuesOf = ({ namespace, prefix, properties }: DescribedMetadata): string => `
<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">
${properties.map(({ name, value }) => `  <${prefix}:${name}>${value}</${prefix}:${name}>`).join('\n')}
</rdf:Description>`;

const schemaOf = ({ namespace, prefix, schema, properties }: DescribedMetadata): string => `
<rdf:li rdf:parseType="Resource">
  <pdfaSchema:schema>${schema}</pdfaSchema:schema>
  <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
  <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
  <pdfaSchema:property><rdf:Seq>${properties
    .map(
      ({ name, type, says }) => `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${says}</pdfaProperty:description>
  </rdf:li>`,
    )
    .join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li>`;
