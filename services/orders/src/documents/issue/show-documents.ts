import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input, wholeOrPart } from '@werkbank/platform/http';
import type { DocumentKind } from '../content/content.js';
import { companyOf, DeliveryEntity, isPlatformAdmin, SalesOrderEntity } from '../../order/index.js';
import { hasPurchaseOrder } from '../../attachments/index.js';
import { Accounting, type WantedDocument } from './accounting.js';

type FileHeaders = CallInput<'getInvoicePdf'>['headers'];
type XmlAnswer = CallAnswer<'getInvoiceXml'> | StreamableFile | Refusal;
type Answer = CallAnswer<'getInvoicePdf'> | StreamableFile | Refusal;

/** Documents of orders, for the companies of the order. */
@Controller()
export class ShowDocuments {
  constructor(
    private readonly em: EntityManager,
    private readonly accounting: Accounting,
  ) {}

  @Call('getOrderConfirmationPdf')
  async orderConfirmation(
    @Input() { params, headers }: CallInput<'getOrderConfirmationPdf'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer> {
    return this.ofSalesOrder('OrderConfirmation', params.orderId, headers, caller);
  }

  @Call('getCustomerOrderPdf')
  async customerOrder(
    @Input() { params, headers }: CallInput<'getCustomerOrderPdf'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer> {
    return this.ofSalesOrder('CustomerOrder', params.orderId, headers, caller);
  }

  @Call('getPurchaseOrderPdf')
  async purchaseOrder(
    @Input() { params, headers }: CallInput<'getPurchaseOrderPdf'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer> {
    const { orderId, producerCompanyId } = params;
    const own = producerCompanyId === companyOf(caller);
    const may = isPlatformAdmin(caller) || own;
    if (!may || !(await hasPurchaseOrder(this.em, orderId, producerCompanyId)))
      return refuse('ORDER_NOT_FOUND');
    return this.answer({ kind: 'PurchaseOrder', orderId, deliveryId: null, producerCompanyId }, headers);
  }

  @Call('getInvoicePdf')
  async invoice(
    @Input() { params, headers }: CallInput<'getInvoicePdf'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer> {
    return this.ofDelivery('Invoice', params.deliveryId, headers, caller);
  }

  @Call('getCommercialInvoicePdf')
  async commercialInvoice(
    @Input() { params, headers }: CallInput<'getCommercialInvoicePdf'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer> {
    return this.ofDelivery('CommercialInvoice', params.deliveryId, headers, caller);
  }

  @Call('getInvoiceXml')
  async invoiceForMachines(
    @Input() { params, headers }: CallInput<'getInvoiceXml'>,
    @CallerOf() caller: Caller,
  ): Promise<XmlAnswer> {
    return this.forMachines('Invoice', params.deliveryId, headers, caller);
  }

  @Call('getCreditNoteXml')
  async creditNoteForMachines(
    @Input() { params, headers, query }: CallInput<'getCreditNoteXml'>,
    @CallerOf() caller: Caller,
  ): Promise<XmlAnswer> {
    return this.forMachines('CreditNote', params.deliveryId, headers, caller, query?.number);
  }

  private async forMachines(
    kind: 'Invoice' | 'CreditNote',
    deliveryId: number,
    headers: FileHeaders,
    caller: Caller,
    number?: string,
  ): Promise<XmlAnswer> {
    const delivery = await this.invoicedDelivery(deliveryId, caller);
    if (isRefusal(delivery)) return delivery;
    const file = await this.accounting.fetch(wantedOf(kind, delivery, number), 'xrechnung');
    if (isRefusal(file)) return file;
    const { fileName, content } = file;
    const mediaType = 'application/xml';
    if (headers.accept?.includes(mediaType)) return wholeOrPart(content, headers, { mediaType, fileName });
    return { fileName, xmlContent: content.toString('utf8') };
  }

  @Call('getCreditNotePdf')
  async creditNote(
    @Input() { params, headers, query }: CallInput<'getCreditNotePdf'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer> {
    return this.ofDelivery('CreditNote', params.deliveryId, headers, caller, query?.number);
  }

  private async ofSalesOrder(
    kind: DocumentKind,
    orderId: number,
    headers: FileHeaders,
    caller: Caller,
  ): Promise<Answer> {
    const order = await readOne(this.em, customerOfOrder, [orderId]);
    const may = order && (isPlatformAdmin(caller) || order.customerId === companyOf(caller));
    if (!may) return refuse('ORDER_NOT_FOUND');
    return this.answer({ kind, orderId, deliveryId: null, producerCompanyId: null }, headers);
  }

  private async ofDelivery(
    kind: 'Invoice' | 'CommercialInvoice' | 'CreditNote',
    deliveryId: number,
    headers: FileHeaders,
    caller: Caller,
    number?: string,
  ): Promise<Answer> {
    const delivery = await this.invoicedDelivery(deliveryId, caller);
    return isRefusal(delivery) ? delivery : this.answer(wantedOf(kind, delivery, number), headers);
  }

  /** Invoices outlive their order, because the invoiced company must be able to book them. */
  private async invoicedDelivery(
    deliveryId: number,
    caller: Caller,
  ): Promise<Omit<WantedDocument, 'kind'> | Refusal> {
    const delivery = await readOne(this.em, invoicedDelivery, [deliveryId]);
    if (!delivery || !maySee(delivery, caller)) return refuse('DELIVERY_NOT_FOUND');
    const { orderId, producerCompanyId } = delivery;
    return { orderId, deliveryId, producerCompanyId };
  }

  /** Base64 in JSON, or the file itself if the client accepts PDF. */
  private async answer(wanted: WantedDocument, headers: FileHeaders): Promise<Answer> {
    const file = await this.accounting.fetch(wanted);
    if (isRefusal(file)) return file;
    const { fileName, content } = file;
    const mediaType = 'application/pdf';
    if (headers.accept?.includes(mediaType)) {
      return wholeOrPart(content, headers, { mediaType, fileName, inline: true });
    }
    return { fileName, pdfContent: content.toString('base64') };
  }
}

function wantedOf(
  kind: WantedDocument['kind'],
  delivery: Omit<WantedDocument, 'kind'>,
  number: string | undefined,
): WantedDocument {
  return { kind, ...delivery, ...(number !== undefined && { number }) };
}

const customerOfOrder = statement(
  'customer-of-order',
  columns(SalesOrderEntity, 'customerId'),
  'select customer_id as "customerId" from sales_order where id = ? and deleted_at is null',
);

const invoiced = {
  ...columns(DeliveryEntity, 'orderId', 'producerCompanyId'),
  ...columns(SalesOrderEntity, 'customerId'),
};
const invoicedDelivery = statement(
  'invoiced-delivery',
  invoiced,
  `select d.order_id as "orderId", d.producer_company_id as "producerCompanyId", o.customer_id as "customerId"
   from delivery d join sales_order o on o.id = d.order_id
   where d.id = ? and (o.deleted_at is null or exists (select from issued_paper i where i.delivery_id = d.id))`,
);

function maySee({ producerCompanyId, customerId }: RowOf<typeof invoiced>, caller: Caller): boolean {
  const company = companyOf(caller);
  return isPlatformAdmin(caller) || company === producerCompanyId || company === customerId;
}
