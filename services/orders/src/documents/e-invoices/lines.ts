import type { DocumentContent, DocumentHead } from '../content/content.js';
import type { Words } from '../content/words.js';
import { type Delivery, liveItems, type OrderItem } from '../../order/index.js';
import { unitCodeOf } from './unit-code.js';
import { decimalOf } from './values.js';
import { categoryOf, type Charge, chargesOf } from './vat.js';
import { element, type Xml } from './xml.js';

/**
 * One line for each item: quantity times list price, then surcharges and deductions, so that every step can be checked. An
 * invoice must have lines: a credit note about costs only has the costs as its lines.
 */
export function linesOf(delivery: Delivery, { head, corrects }: DocumentContent, words: Words): Xml[] {
  if (corrects?.part) {
    return chargesOf(delivery, head, words).map((charge, index) => costLine(charge, index + 1));
  }
  return liveItems(delivery).map((item, index) => lineOf(item, index + 1, head, words));
}

function lineOf(item: OrderItem, position: number, head: DocumentHead, words: Words): Xml {
  const { price, orderUnits } = item;
  const unitCode = unitCodeOf(orderUnits);
  const vat = categoryOf({ rate: price.taxRate, reason: item.taxReason }, head, words);
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [
      element('ram:LineID', String(position)),
      // BT-127.
      item.remark ? element('ram:IncludedNote', [element('ram:Content', item.remark)]) : false,
    ]),
    productOf(item, head),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', decimalOf(price.listPrice)),
        price.priceQuantity !== undefined &&
          element('ram:BasisQuantity', String(price.priceQuantity), { unitCode }),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(item.quantity), { unitCode }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', vat.code),
        element('ram:RateApplicablePercent', String(vat.rate)),
      ]),
      ...changesOf(item, words),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', decimalOf(price.taxBase)),
      ]),
    ]),
  ]);
}

function costLine({ reason, amount, vat }: Charge, position: number): Xml {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(position))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', reason)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', decimalOf(amount))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', '1', { unitCode: 'C62' })]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', vat.code),
        element('ram:RateApplicablePercent', String(vat.rate)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', decimalOf(amount)),
      ]),
    ]),
  ]);
}

function productOf(item: OrderItem, { language }: DocumentHead): Xml {
  return element('ram:SpecifiedTradeProduct', [
    element('ram:SellerAssignedID', item.materialNumber),
    // BT-156.
    item.ownArticleNumber ? element('ram:BuyerAssignedID', item.ownArticleNumber) : false,
    element('ram:Name', item.articleTexts?.[language] ?? item.articleText),
    item.tariffNumber !== null &&
      element('ram:DesignatedProductClassification', [
        element('ram:ClassCode', item.tariffNumber, { listID: 'HS' }),
      ]),
    item.originCountry !== null && element('ram:OriginTradeCountry', [element('ram:ID', item.originCountry)]),
  ]);
}

/** Discount, surcharge and VOC; a discount below zero makes a line dearer. */
function changesOf({ price, quantity }: OrderItem, words: Words): Xml[] {
  const named = (text: string) => text.replaceAll(/\s?\{\w+\}|:/g, '').trim();
  return [
    { amount: -price.discount, reason: named(words.line.discount) },
    { amount: price.surcharge, reason: named(words.line.surcharge) },
    { amount: price.voc * quantity, reason: named(words.line.voc) },
  ]
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, reason }) =>
      element('ram:SpecifiedTradeAllowanceCharge', [
        element('ram:ChargeIndicator', [element('udt:Indicator', String(amount > 0))]),
        element('ram:ActualAmount', decimalOf(Math.abs(amount))),
        element('ram:Reason', reason),
      ]),
    );
}
