import type { ErrorEntry } from './error-entry.js';

/** Refusals of orders above a limit, and of their approval. */
export const approvalErrors = {
  ORDER_ABOVE_LIMIT: {
    status: 409,
    de: 'Diese Bestellung liegt über Ihrem Limit von {limit} je Bestellung. Sie braucht eine Genehmigung.',
    en: 'This order is above your limit of {limit} per order. It needs an approval.',
  },
  MONTH_ABOVE_LIMIT: {
    status: 409,
    de: 'Mit dieser Bestellung überschreiten Sie Ihr Limit von {limit} im Monat. Sie braucht eine Genehmigung.',
    en: 'With this order you exceed your limit of {limit} a month. It needs an approval.',
  },
  ORDER_AWAITS_APPROVAL: {
    status: 409,
    de: 'Diese Bestellung wartet auf ihre Genehmigung.',
    en: 'This order waits for its approval.',
  },
  ORDER_DECLINED: {
    status: 409,
    de: 'Diese Bestellung wurde abgelehnt. Ändern Sie den Warenkorb oder fragen Sie erneut an.',
    en: 'This order was declined. Change the basket or ask again.',
  },
  APPROVAL_NOT_FOUND: {
    status: 404,
    de: 'Diese Genehmigung gibt es nicht (mehr).',
    en: 'This approval was not found.',
  },
  APPROVAL_OF_ONESELF: {
    status: 403,
    de: 'Die eigene Bestellung genehmigt jemand anderes.',
    en: 'Somebody else approves your own order.',
  },
  APPROVAL_DECIDED: {
    status: 409,
    de: 'Über diese Bestellung wurde schon entschieden.',
    en: 'This order was already decided about.',
  },
  APPROVAL_NOT_NEEDED: {
    status: 409,
    de: 'Diese Bestellung braucht keine Genehmigung. Sie können sie direkt bestellen.',
    en: 'This order needs no approval. You can place it directly.',
  },
  APPROVAL_CHANGE_UNCONFIRMED: {
    status: 409,
    de: 'Preise oder Termine haben sich geändert. Bitte prüfen und bestätigen Sie die neuen.',
    en: 'Prices or dates have changed. Please check and confirm the new ones.',
  },
  APPROVER_MISSING: {
    status: 409,
    de: 'In Ihrer Firma kann niemand anderes diese Bestellung genehmigen. Ihr Administrator legt fest, wer das darf.',
    en: 'Nobody else in your company can approve this order. Your admin decides who may.',
  },
  LIMIT_OF_ONESELF: {
    status: 403,
    de: 'Das eigene Limit ändert ein anderer Administrator Ihrer Firma.',
    en: 'Another admin of your company changes your own limit.',
  },
  APPROVER_UNKNOWN: {
    status: 400,
    de: 'Genehmigen kann nur eine andere aktive Person Ihrer Firma.',
    en: 'Only another active person of your company can approve.',
  },
} satisfies Record<string, ErrorEntry>;
