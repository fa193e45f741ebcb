import type { Address } from '@werkbank/contracts/entities';
import type { DocumentContent, DocumentHead } from '../content/content.js';
import { element, type Xml } from './xml.js';

export function agreementOf({ head, settings, vat }: DocumentContent): Xml {
  return element('ram:ApplicableHeaderTradeAgreement', [
    // Authorities find the office that ordered by it; others their cost centre or order.
    element('ram:BuyerReference', head.costCenter ?? head.ownOrderNumber ?? String(head.orderId)),
    sellerOf(settings.printoutConfig, vat?.number ?? settings.printoutConfig.vatIdentificationNumber),
    buyerOf(head),
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', String(head.orderId))]),
    !!head.ownOrderNumber &&
      element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', head.ownOrderNumber)]),
  ]);
}

function sellerOf(own: DocumentContent['settings']['printoutConfig'], vatNumber: string): Xml {
  const { streetAndNumber, zipCode, city, country } = own.address;
  return element('ram:SellerTradeParty', [
    element('ram:Name', own.name),
    contactOf({ name: own.name, phone: own.phone, email: own.email }),
    postalAddress({ lines: [streetAndNumber], zipCode, city, country }),
    mailbox(own.email),
    element('ram:SpecifiedTaxRegistration', [
      element('ram:ID', vatNumber.replaceAll(/\s/g, ''), { schemeID: 'VA' }),
    ]),
  ]);
}

function buyerOf(head: DocumentHead): Xml {
  const { customerTaxNumber } = head;
  return element('ram:BuyerTradeParty', [
    element('ram:ID', String(head.customerId)),
    element('ram:Name', head.customerName),
    contactOf(contactAtBuyer(head)),
    addressOf(head.primaryAddress),
    mailbox(head.creatorEmail),
    customerTaxNumber !== null &&
      element('ram:SpecifiedTaxRegistration', [
        element('ram:ID', customerTaxNumber.replaceAll(/\s/g, ''), { schemeID: 'VA' }),
      ]),
  ]);
}

/** The named contact, else the person who ordered. */
function contactAtBuyer(head: DocumentHead): Contact {
  const { contactName, contactPhone } = head;
  if (contactName) return { name: contactName, phone: contactPhone ?? '' };
  return {
    name: `${head.creatorFirstName} ${head.creatorLastName}`.trim(),
    phone: contactPhone ?? head.creatorPhone,
    email: head.creatorEmail,
  };
}

export function shipToOf({ shippingAddress }: DocumentHead): Xml {
  return element('ram:ShipToTradeParty', [
    element('ram:Name', shippingAddress.name),
    addressOf(shippingAddress),
  ]);
}

interface Contact {
  name: string;
  phone: string;
  email?: string;
}

function contactOf({ name, phone, email }: Contact): Xml {
  return element('ram:DefinedTradeContact', [
    element('ram:PersonName', name),
    phone !== '' && element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
    email !== undefined && element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
  ]);
}

function mailbox(email: string): Xml {
  return element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);
}

function addressOf({ street, house, addressSupplement, zipCode, city, country }: Address): Xml {
  const lines = [`${street} ${house}`.trim(), ...(addressSupplement === null ? [] : [addressSupplement])];
  return postalAddress({ lines, zipCode, city, country });
}

function postalAddress(place: { lines: string[]; zipCode: string; city: string; country: string }): Xml {
  const [one = '', two] = place.lines;
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', place.zipCode),
    element('ram:LineOne', one),
    two !== undefined && element('ram:LineTwo', two),
    element('ram:CityName', place.city),
    element('ram:CountryID', place.country),
  ]);
}
