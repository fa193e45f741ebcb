import { defineEntity, p } from '@mikro-orm/core';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** The bytes of a document, drawn and stored at the first download. */
export const IssuedDocumentFileEntity = defineEntity({
  name: 'IssuedDocumentFile',
  tableName: 'issued_paper_file',
  properties: {
    paperId: p.manyToOne(IssuedDocumentEntity).mapToPk().primary(),
    form: p.text().primary(),
    content: p.blob().$type<Buffer>(),
  },
});
