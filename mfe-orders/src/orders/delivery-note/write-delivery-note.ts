import type { Delivery, PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import type { Host } from '@werkbank/contracts/shell-api';
import { type Layout, layOutDocument, noteEdges } from '@werkbank/contracts/documents';
import { browserMeasure } from '@werkbank/kit/browser-measure';
import { today } from '@werkbank/kit/days';
import { formatsOf } from '@werkbank/kit/formats';
import type { i18n } from 'i18next';
import { unitKey } from '../delivery/unit';
import { composeDeliveryNote } from './compose-delivery-note';

/** Lays out the delivery note of a delivery, in the language of its order and by the letterhead of today. */
export async function writeDeliveryNote(
  order: SalesOrder | PurchaseOrder,
  delivery: Delivery,
  { host, texts }: { host: Host; texts: i18n },
): Promise<Layout> {
  const language = order.language ?? host.preferences.getState().language;
  const [{ printoutConfig, localeConfig }, measure] = await Promise.all([
    host.configuration(),
    browserMeasure(),
    texts.loadLanguages(language),
  ]);
  const t = texts.getFixedT(language, 'orders');
  const unitOf = (unit: string, count: number) => {
    const key = unitKey(unit);
    return key === undefined ? unit : t(key, { count });
  };
  const writer = {
    t: (key: string, values = {}) => t(key, values),
    formats: formatsOf(language, localeConfig[language]),
    unitOf,
  };
  const paper = composeDeliveryNote({ order, delivery, today: today(), printoutConfig }, writer, language);
  return layOutDocument(paper, measure, noteEdges);
}
