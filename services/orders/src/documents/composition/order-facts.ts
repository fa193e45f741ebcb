import type { Block, Fact } from '@werkbank/contracts/documents';
import type { Writer } from '../content/delivery-rows.js';
import { fill } from '../content/words.js';

/** The facts that the buyer added to the order. */
export function orderFacts({ content, words, formats }: Writer): Fact[] {
  const { ownOrderNumber, costCenter, wishedDate, contactName, contactPhone } = content.head;
  const { facts } = words;
  const contact = [contactName, contactPhone].filter((part) => part).join(', ');
  return [
    [content.kind === 'PurchaseOrder' ? facts.customersNumber : facts.ownNumber, ownOrderNumber] as const,
    [facts.costCenter, costCenter] as const,
    [facts.wishedDate, wishedDate && formats.day(wishedDate)] as const,
    [facts.contact, contact] as const,
  ].flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function remarkBlocks({ content: { head }, words }: Writer): Block[] {
  return head.remark ? [{ kind: 'text', text: fill(words.remark, { remark: head.remark }) }] : [];
}
