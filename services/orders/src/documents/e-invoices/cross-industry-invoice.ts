import type { DocumentContent } from '../content/content.js';
import { supplyDay } from '../content/delivery-day.js';
import { wordsOf } from '../content/words.js';
import type { Delivery } from '../../order/index.js';
import { linesOf } from './lines.js';
import { dateOf } from './values.js';
import { agreementOf, shipToOf } from './parties.js';
import { settlementOf } from './settlement.js';
import { element, type Xml } from './xml.js';

/** EN 16931 as it stands in ZUGFeRD and Factur-X, and as German authorities want it. */
export type Guideline = 'EN16931' | 'XRechnung';

const guidelines: Record<Guideline, string> = {
  EN16931: 'urn:cen.eu:en16931:2017',
  XRechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** An invoice or credit note for machines: the same figures as on paper, in UN/CEFACT's Cross Industry Invoice. */
export function crossIndustryInvoice(content: DocumentContent, guideline: Guideline): string {
  const [delivery] = content.deliveries;
  if (!delivery) throw new Error(`${content.number} is about no delivery`);
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    [contextOf(guideline), documentOf(content), transactionOf(content, delivery)],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`;
}

function contextOf(guideline: Guideline): Xml {
  return element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', process)]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', guidelines[guideline])]),
  ]);
}

function documentOf({ number, kind, issuedOn, head }: DocumentContent): Xml {
  return element('rsm:ExchangedDocument', [
    element('ram:ID', number),
    element('ram:TypeCode', kind === 'CreditNote' ? '381' : '380'),
    element('ram:IssueDateTime', [dateOf(issuedOn)]),
    !!head.remark && element('ram:IncludedNote', [element('ram:Content', head.remark)]),
  ]);
}

function transactionOf(content: DocumentContent, delivery: Delivery): Xml {
  const words = wordsOf(content.head.language);
  const suppliedOn = supplyDay(content, delivery);
  return element('rsm:SupplyChainTradeTransaction', [
    ...linesOf(delivery, content, words),
    agreementOf(content),
    element('ram:ApplicableHeaderTradeDelivery', [
      shipToOf(content.head),
      suppliedOn !== undefined &&
        element('ram:ActualDeliverySupplyChainEvent', [
          element('ram:OccurrenceDateTime', [dateOf(suppliedOn)]),
        ]),
    ]),
    settlementOf(content, delivery, words),
  ]);
}
