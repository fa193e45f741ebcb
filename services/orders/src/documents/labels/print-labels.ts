import { buffer } from 'node:stream/consumers';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject, type StreamableFile } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { statusTraits } from '@werkbank/contracts/delivery';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { FileStore } from '@werkbank/platform/files';
import { Call, CallerOf, Input, wholeOrPart } from '@werkbank/platform/http';
import { bytesOf } from '../issue/draw-issued.js';
import { readSettings } from '../issue/issue-documents.js';
import { IssuedDocumentEntity } from '../issue/issued-document.entity.js';
import { headOf } from '../issue/document-head.js';
import { uploadedLabel, visibleDelivery } from '../../attachments/index.js';
import { Clock, companyOf, isPlatformAdmin, loadOrder } from '../../order/index.js';
import { LABEL_MAKERS, type LabelMakers } from './label-maker.js';

const kind = 'ShippingLabel';

/** The producer creates a label once the parcel is packed, and prints it as often as needed. */
@Controller()
export class PrintLabels {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly files: FileStore,
    @Inject(LABEL_MAKERS) private readonly makers: LabelMakers,
  ) {}

  @Call('createShippingLabel')
  async create(
    @Input() { params }: CallInput<'createShippingLabel'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createShippingLabel'> | Refusal> {
    const { deliveryId } = params;
    const visible = await visibleDelivery(this.em, deliveryId, caller);
    if (isRefusal(visible) || visible.producerCompanyId !== companyOf(caller))
      return refuse('DELIVERY_NOT_FOUND');
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, visible.orderId);
      const delivery = loaded?.order.deliveries.find(({ id }) => id === deliveryId);
      if (!loaded || !delivery) return refuse('DELIVERY_NOT_FOUND');
      const known = await em.findOne(IssuedDocumentEntity, { kind, deliveryId });
      if (known) return { number: known.number };
      if (delivery.shipper === 'selfCollection') return refuse('SHIPPING_LABEL_SELF_COLLECTION');
      if (!statusTraits[delivery.status].labelPossible) return refuse('SHIPPING_LABEL_NOT_POSSIBLE');
      if (await uploadedLabel(em, deliveryId)) return refuse('SHIPPING_LABEL_UPLOADED');
      const number = await this.makers[delivery.shipper].numberOf(em, delivery);
      const now = this.clock.now();
      const { orderId, producerCompanyId } = visible;
      await em.insert(IssuedDocumentEntity, {
        kind,
        orderId,
        deliveryId,
        producerCompanyId,
        number,
        seriesNumber: null,
        issuedAt: now,
        content: {
          kind,
          number,
          issuedOn: dayOf(now),
          head: headOf(loaded.head),
          deliveries: [delivery],
          settings: await readSettings(em),
        },
      });
      return { number };
    });
  }

  @Call('getShippingLabelPdf')
  async show(
    @Input() { params, headers }: CallInput<'getShippingLabelPdf'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getShippingLabelPdf'> | StreamableFile | Refusal> {
    const { deliveryId } = params;
    const delivery = await visibleDelivery(this.em, deliveryId, caller);
    if (isRefusal(delivery)) return delivery;
    // Labels are for the producer and the platform only.
    const may = isPlatformAdmin(caller) || delivery.producerCompanyId === companyOf(caller);
    if (!may) return refuse('DELIVERY_NOT_FOUND');
    const label = (await this.uploaded(deliveryId)) ?? (await this.made(deliveryId));
    if (!label) return refuse('SHIPPING_LABEL_NOT_YET_CREATED');
    if (isRefusal(label)) return label;
    const { fileName, content } = label;
    const mediaType = 'application/pdf';
    if (headers.accept?.includes(mediaType)) {
      return wholeOrPart(content, headers, { mediaType, fileName, inline: true });
    }
    return { fileName, pdfContent: content.toString('base64') };
  }

  /** An uploaded label of the carrier takes precedence over ours. */
  private async uploaded(deliveryId: number): Promise<{ fileName: string; content: Buffer } | undefined> {
    const file = await uploadedLabel(this.em, deliveryId);
    const stored = file && (await this.files.read(file.fileKey));
    return stored ? { fileName: file.fileName, content: await buffer(stored) } : undefined;
  }

  private async made(
    deliveryId: number,
  ): Promise<{ fileName: string; content: Buffer } | Refusal | undefined> {
    const document = await this.em.findOne(IssuedDocumentEntity, { kind, deliveryId });
    const content = document && (await bytesOf(this.em, document));
    if (content && isRefusal(content)) return content;
    return content ? { fileName: `Label ${document.number}.pdf`, content } : undefined;
  }
}
