import type { Language } from '@werkbank/contracts/localization';
import { canonical, Children, textOf } from './bmecat-elements.js';
import { featuresOf } from './bmecat-features.js';
import { pricesOf } from './bmecat-prices.js';
import type { LeftOut } from './left-out.js';
import type { SentArticle, SentHeader, SentMedium, SentPacking, SentReference } from './sent-article.js';
import type { XmlElement } from './xml-records.js';

export type FileDefaults = Pick<SentHeader, 'language' | 'currency' | 'territories'>;

/** An `ARTICLE` of BMEcat 1.2 or a `PRODUCT` of 2005, with the extensions of ETIM's guidelines 3 to 5. */
export function articleOf(element: XmlElement, file: FileDefaults, leftOut: LeftOut): SentArticle {
  const { language } = file;
  const children = new Children(element, leftOut);
  const details = new Children(children.one('PRODUCT_DETAILS'), leftOut);
  const order = new Children(children.one('PRODUCT_ORDER_DETAILS'), leftOut);
  const logistics = new Children(children.one('PRODUCT_LOGISTIC_DETAILS'), leftOut);
  const extensions = new Children(extensionsOf(children, details), leftOut);
  const article: SentArticle = {
    number: children.firstText('SUPPLIER_PID') ?? '',
    mode: element.attributes['mode'],
    shortText: details.texts(language, 'DESCRIPTION_SHORT'),
    longText: details.texts(language, 'DESCRIPTION_LONG'),
    keywords: details.all('KEYWORD').flatMap((one) => {
      const texts = new Children({ ...element, children: [one] }, leftOut).texts(language, 'KEYWORD');
      return Object.keys(texts).length > 0 ? [texts] : [];
    }),
    gtin: gtinOf(details) ?? extensions.text('UDX.GTIN'),
    makerNumber: details.firstText('MANUFACTURER_PID'),
    maker: details.firstText('MANUFACTURER_NAME', 'MANUFACTURER_IDREF'),
    materialGroup:
      details.firstText('ERP_GROUP_SUPPLIER') ?? discountGroupOf(extensions.one('UDX.DISCOUNT_GROUP')),
    leadTimeDays: details.text('DELIVERY_TIME') ?? leadTimeOf(logistics),
    tariffNumber: tariffNumberOf(logistics) ?? extensions.firstText('UDX.CUSTOMS_TARIFF_NUMBER'),
    originCountry: logistics.firstText('COUNTRY_OF_ORIGIN') ?? extensions.firstText('UDX.COUNTRY_OF_ORIGIN'),
    weight:
      weightOf(logistics, 'WEIGHT', leftOut) ??
      weightOf(extensions, 'UDX.NETWEIGHT', leftOut) ??
      extensions.text('UDX.WEIGHT'),
    weightUnit: undefined,
    statuses: details
      .all('PRODUCT_STATUS')
      .map((one) => [one.attributes['type'], textOf(one)].filter(Boolean).join(': ')),
    orderUnit: order.text('ORDER_UNIT'),
    contentUnit: order.text('CONTENT_UNIT'),
    contentPerOrderUnit: order.text('NO_CU_PER_OU'),
    priceQuantity: order.text('PRICE_QUANTITY'),
    minimum: order.text('QUANTITY_MIN'),
    interval: order.text('QUANTITY_INTERVAL'),
    packings: [
      ...packingsOf(order.one('PACKING_UNITS'), leftOut),
      ...packingsOf(extensions.one('UDX.PACKING_UNITS'), leftOut),
    ],
    prices: pricesOf(children.all('PRODUCT_PRICE_DETAILS'), file, leftOut),
    features: featuresOf(children.all('PRODUCT_FEATURES'), language, leftOut),
    media: mediaOf([children.one('MIME_INFO'), extensions.one('UDX.MIME_INFO')], language, leftOut),
    references: [...referencesOf(children.all('PRODUCT_REFERENCE'), leftOut), ...successorsOf(extensions)],
    groups: children.all('CATALOG_GROUP_ID').flatMap((one) => textOf(one) ?? []),
    dangerousGoods: details.all('SPECIAL_TREATMENT_CLASS').flatMap((one) => {
      const text = textOf(one);
      const { type = '' } = one.attributes;
      return text === undefined ? [] : [type === 'others' ? text : `${type} ${text}`.trim()];
    }),
  };
  for (const part of [children, details, order, logistics, extensions]) part.countRest();
  return article;
}

/** All extensions of an article as one element; some makers put them beside the part that is meant for them. */
function extensionsOf(children: Children, details: Children): XmlElement {
  const parts = children.all('USER_DEFINED_EXTENSIONS').flatMap((part) => part.children);
  return {
    name: 'USER_DEFINED_EXTENSIONS',
    attributes: {},
    text: '',
    children: [...parts, ...children.extensions(), ...details.extensions()],
  };
}

/** `EAN` in 1.2; in 2005 an `INTERNATIONAL_PID` with a type that means GTIN, or without a type. */
function gtinOf(details: Children): string | undefined {
  const pids = details.all('INTERNATIONAL_PID');
  const named = pids.find(({ attributes }) => /^(?:gtin|ean|upc)/i.test(attributes['type'] ?? ''));
  const unnamed = pids.find(({ attributes }) => (attributes['type'] ?? '') === '');
  return details.text('EAN') ?? textOf(named) ?? textOf(unnamed);
}

function leadTimeOf(logistics: Children): string | undefined {
  const times = logistics.one('DELIVERY_TIMES');
  const found = times?.children.flatMap((child) => [child, ...child.children]);
  return textOf(found?.find(({ name }) => name === 'LEADTIME'));
}

/** In 2005 the number is a separate element, beside its territories. */
function tariffNumberOf(logistics: Children): string | undefined {
  const [first] = logistics.all('CUSTOMS_TARIFF_NUMBER');
  return (
    textOf(first) ??
    textOf(first?.children.find(({ name }) => name === 'CUSTOMS_NUMBER')) ??
    logistics.text('CUSTOMS_NUMBER')
  );
}

function discountGroupOf(element: XmlElement | undefined): string | undefined {
  return textOf(element) ?? element?.children.map(textOf).find((text) => text !== undefined);
}

function successorsOf(extensions: Children): SentReference[] {
  const article = extensions.firstText('UDX.SUCCESSOR_PID');
  return article === undefined ? [] : [{ type: 'followup', article, quantity: undefined }];
}

function weightOf(parent: Children, name: string, leftOut: LeftOut): string | undefined {
  const dimensions = new Children(parent.one('PRODUCT_DIMENSIONS', 'UDX.PRODUCT_LOGISTIC_DETAILS'), leftOut);
  const weight = dimensions.text(name);
  dimensions.countRest();
  return weight;
}

function mediaOf(
  infos: readonly (XmlElement | undefined)[],
  language: Language | undefined,
  leftOut: LeftOut,
): SentMedium[] | undefined {
  const present = infos.filter((info) => info !== undefined);
  if (present.length === 0) return undefined;
  const media = present.flatMap(({ children }) =>
    children.filter(({ name }) => canonical(name).endsWith('MIME')),
  );
  const found = media.flatMap((medium) => {
    const children = new Children(medium, leftOut);
    const source = children.firstText('MIME_SOURCE', 'UDX.MIME_SOURCE');
    const more = {
      type: children.text('MIME_TYPE', 'UDX.MIME_TYPE'),
      purpose: children.firstText('MIME_PURPOSE', 'UDX.MIME_CODE'),
      description: children.texts(language, 'MIME_DESCR', 'MIME_ALT', 'UDX.MIME_DESIGNATION'),
    };
    children.countRest();
    if (source !== undefined) return [{ source, ...more }];
    leftOut.add('MIME', 'WithoutValue');
    return [];
  });
  return media.length > 0 && found.length === 0 ? undefined : found;
}

function referencesOf(elements: readonly XmlElement[], leftOut: LeftOut): SentReference[] {
  return elements.flatMap((element) => {
    const children = new Children(element, leftOut);
    const article = children.firstText('PROD_ID_TO', 'SUPPLIER_PID');
    children.countRest();
    const { type = '', quantity } = element.attributes;
    return article === undefined ? [] : [{ type, article, quantity }];
  });
}

const gtinOfPacking = (number: XmlElement | undefined): string | undefined =>
  /^(?:gtin|ean)$/i.test(number?.attributes['type'] ?? '') ? textOf(number) : undefined;

function packingsOf(units: XmlElement | undefined, leftOut: LeftOut): SentPacking[] {
  return (units?.children ?? []).map((unit) => {
    const children = new Children(unit, leftOut);
    const packing = {
      code: children.text('UDX.PACKING_UNIT_CODE', 'PACKING_UNIT_CODE'),
      quantity: children.firstText('UDX.QUANTITY_MIN', 'QUANTITY_MIN', 'UDX.QUANTITY_MAX', 'QUANTITY_MAX'),
      gtin: children.text('UDX.GTIN', 'GTIN') ?? gtinOfPacking(children.one('SUPPLIER_PID')),
    };
    children.countRest();
    return packing;
  });
}
