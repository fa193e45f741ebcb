import type { DatabaseDefinition } from '@werkbank/platform/database';
import { AttachmentContentEntity, AttachmentEntity } from './attachments/index.js';
import { DocumentSeriesEntity, IssuedDocumentEntity, IssuedDocumentFileEntity } from './documents/index.js';
import { CreateOrders } from './migrations/0001-orders.js';
import { CreateAttachments } from './migrations/0002-attachments.js';
import { CreateProducerPlaces } from './migrations/0003-producer-places.js';
import { KeepTax } from './migrations/0004-kept-tax.js';
import { NameAttachments } from './migrations/0005-attachment-names.js';
import { KeepArticleTexts } from './migrations/0006-article-texts.js';
import { AttachVideos } from './migrations/0007-attached-videos.js';
import { IssuePapers } from './migrations/0008-issued-papers.js';
import { NumberParcels } from './migrations/0009-parcel-numbers.js';
import { KeepFilesElsewhere } from './migrations/0010-files-elsewhere.js';
import { TellOfLapse } from './migrations/0011-tell-of-lapse.js';
import { ListsOfManyOrders } from './migrations/0012-lists-of-many-orders.js';
import { RowsOfCompanies } from './migrations/0013-rows-of-companies.js';
import { KeepAgreedCosts } from './migrations/0014-agreed-costs.js';
import { WritersOfRows } from './migrations/0015-writers-of-rows.js';
import { KeepEoriNumbers } from './migrations/0016-eori-numbers.js';
import { FindOrders } from './migrations/0017-find-orders.js';
import { CleanNames } from './migrations/0018-clean-names.js';
import { KeepOrderUnits } from './migrations/0019-order-units.js';
import { KeepOrderFacts } from './migrations/0020-order-facts.js';
import { KeepOwnArticleNumbers } from './migrations/0021-own-article-numbers.js';
import { KeepLineRemarks } from './migrations/0022-line-remarks.js';
import { FindOwnArticleNumbers } from './migrations/0023-find-own-article-numbers.js';
import {
  DeliveryEntity,
  OrderHistoryEntity,
  OrderedNumberEntity,
  OrderItemEntity,
  OrderPartyEntity,
  PurchaseOrderEntity,
  SalesOrderEntity,
} from './order/index.js';
import { CustomsAreaEntity, DispatchLocationEntity, PrintSettingsEntity } from './replicas/index.js';

/** Entities and migrations of this service. */
export const ordersDatabase: DatabaseDefinition = {
  domain: 'orders',
  entities: [
    SalesOrderEntity,
    PurchaseOrderEntity,
    OrderPartyEntity,
    DeliveryEntity,
    OrderItemEntity,
    OrderedNumberEntity,
    OrderHistoryEntity,
    IssuedDocumentEntity,
    IssuedDocumentFileEntity,
    DocumentSeriesEntity,
    AttachmentEntity,
    AttachmentContentEntity,
    DispatchLocationEntity,
    CustomsAreaEntity,
    PrintSettingsEntity,
  ],
  hasRowsOfReaders: true,
  migrations: [
    { name: '0001-orders', class: CreateOrders },
    { name: '0002-attachments', class: CreateAttachments },
    { name: '0003-producer-places', class: CreateProducerPlaces },
    { name: '0004-kept-tax', class: KeepTax },
    { name: '0005-attachment-names', class: NameAttachments },
    { name: '0006-article-texts', class: KeepArticleTexts },
    { name: '0007-attached-videos', class: AttachVideos },
    { name: '0008-issued-papers', class: IssuePapers },
    { name: '0009-parcel-numbers', class: NumberParcels },
    { name: '0010-files-elsewhere', class: KeepFilesElsewhere },
    { name: '0011-tell-of-lapse', class: TellOfLapse },
    { name: '0012-lists-of-many-orders', class: ListsOfManyOrders },
    { name: '0013-rows-of-companies', class: RowsOfCompanies },
    { name: '0014-agreed-costs', class: KeepAgreedCosts },
    { name: '0015-writers-of-rows', class: WritersOfRows },
    { name: '0016-eori-numbers', class: KeepEoriNumbers },
    { name: '0017-find-orders', class: FindOrders },
    { name: '0018-clean-names', class: CleanNames },
    { name: '0019-order-units', class: KeepOrderUnits },
    { name: '0020-order-facts', class: KeepOrderFacts },
    { name: '0021-own-article-numbers', class: KeepOwnArticleNumbers },
    { name: '0022-line-remarks', class: KeepLineRemarks },
    { name: '0023-find-own-article-numbers', class: FindOwnArticleNumbers },
  ],
};
