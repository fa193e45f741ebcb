import { addDays } from '@werkbank/contracts/calendar';
import { paymentDays } from '../content/payment-days.js';
import type { DocumentContent } from '../content/content.js';
import type { Words } from '../content/words.js';
import { type Delivery, deliveryFigures } from '../../order/index.js';
import { dateOf, decimalOf } from './values.js';
import { type Charge, chargesOf, type VatCategory, type VatRow, vatRows } from './vat.js';
import { element, type Xml } from './xml.js';

/** Payment, tax by rate, and total of an invoice. */
export function settlementOf(content: DocumentContent, delivery: Delivery, words: Words): Xml {
  const { head, number, issuedOn, corrects } = content;
  const rows = vatRows(delivery, head, words);
  const charges = corrects?.part ? [] : chargesOf(delivery, head, words);
  const due = addDays(issuedOn, paymentDays);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', number),
    element('ram:InvoiceCurrencyCode', head.currency),
    paymentOf(content),
    ...rows.map(rowOf),
    ...charges.map(chargeOf),
    element('ram:SpecifiedTradePaymentTerms', [element('ram:DueDateDateTime', [dateOf(due)])]),
    totalsOf(delivery, rows, charges, head.currency),
    corrects !== undefined &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', corrects.number),
        element('ram:FormattedIssueDateTime', [dateOf(corrects.issuedOn, 'qdt')]),
      ]),
  ]);
}

/** A transfer to the account that stands at the foot of the document. */
function paymentOf({ settings }: DocumentContent): Xml {
  const { iban, accountOwner, bic } = settings.printoutConfig;
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', '58'),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban.replaceAll(/\s/g, '')),
      element('ram:AccountName', accountOwner),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ]);
}

function rowOf({ base, amount, ...vat }: VatRow): Xml {
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', decimalOf(amount)),
    element('ram:TypeCode', 'VAT'),
    vat.exemption !== undefined && element('ram:ExemptionReason', vat.exemption),
    element('ram:BasisAmount', decimalOf(base)),
    element('ram:CategoryCode', vat.code),
    element('ram:RateApplicablePercent', String(vat.rate)),
  ]);
}

function chargeOf({ reason, amount, vat }: Charge): Xml {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', 'true')]),
    element('ram:ActualAmount', decimalOf(amount)),
    element('ram:Reason', reason),
    categoryTax(vat),
  ]);
}

function categoryTax({ code, rate }: VatCategory): Xml {
  return element('ram:CategoryTradeTax', [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', code),
    element('ram:RateApplicablePercent', String(rate)),
  ]);
}

function totalsOf(
  delivery: Delivery,
  rows: readonly VatRow[],
  charges: readonly Charge[],
  currency: string,
): Xml {
  const { taxBase } = deliveryFigures(delivery);
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
  const tax = rows.reduce((sum, { amount }) => sum + amount, 0);
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', decimalOf(taxBase - charged)),
    element('ram:ChargeTotalAmount', decimalOf(charged)),
    element('ram:AllowanceTotalAmount', decimalOf(0)),
    element('ram:TaxBasisTotalAmount', decimalOf(taxBase)),
    element('ram:TaxTotalAmount', decimalOf(tax), { currencyID: currency }),
    element('ram:GrandTotalAmount', decimalOf(taxBase + tax)),
    element('ram:DuePayableAmount', decimalOf(taxBase + tax)),
  ]);
}
