/** Files at deliveries, purchase orders and articles. */
export const attachmentLimits = {
  bytes: 10 * 1024 * 1024,
  title: 200,
  /** As long as a name can be on the sender's computer, however many bytes its signs take in a header. */
  fileName: 255,
  /** The largest place in the order of the files of one object. */
  order: 9999,
  filesOfObject: 50,
  /** How often a file may come or be changed at one delivery, for its history tells each. */
  changesOfObject: 500,
  filesOfCompany: 20_000,
  bytesOfCompany: 5 * 1024 * 1024 * 1024,
} as const;

/** Whether a file or a video can be attached, by what it is attached to. */
export const allowedAttachments = {
  Article: ['pdf', 'youtube'],
  Delivery: ['pdf', 'youtube'],
  PurchaseOrder: ['pdf', 'youtube'],
} as const;
