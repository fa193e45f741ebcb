/** What producers agree with customers, in per cent, and how many rules one company may have. */
export const discountLimits = {
  name: 200,
  discountValue: { min: 0, lessThan: 100 },
  quantityDiscountValue: { moreThan: -100, lessThan: 100 },
  minQuantity: { min: 0, max: 9999 },
  countryPriceFactor: { min: 0, max: 100 },
  surcharge: { min: 0, max: 100 },
  /** Of all of these values. */
  fractionDigits: 2,
  tiersOfDiscount: 100,
  discountsOfGroup: 5_000,
  /** Discounts that one request saves. */
  savedAtOnce: 500,
  groupsOfCompany: 1_000,
  factorsOfCompany: 1_000,
  surchargesOfCompany: 5_000,
  remarks: 10_000,
  /** Producers that one request asks, and requests of a company within a day: each is a mail. */
  producersAsked: 100,
  requestsOfDay: 50,
  /** Articles that one simulation prices. */
  simulatedArticles: 50,
} as const;
