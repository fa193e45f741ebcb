import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { Language } from '@werkbank/contracts/localization';

/** The same words as on the screens. */
export const statusWords: Record<DeliveryStatus, Record<Language, string>> = {
  Created: { de: 'Neu', en: 'New' },
  Proposed: { de: 'Vorschlag', en: 'Proposed' },
  Confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  Released: { de: 'Freigegeben', en: 'Released' },
  InCompletion: { de: 'In Fertigstellung', en: 'In preparation' },
  ReadyToSend: { de: 'Versandbereit', en: 'Ready to send' },
  InCustomsClearance: { de: 'In Verzollung', en: 'In customs clearance' },
  Sent: { de: 'Versandt', en: 'Sent' },
  PartiallyDelivered: { de: 'Teilweise geliefert', en: 'Partly delivered' },
  Delivered: { de: 'Geliefert', en: 'Delivered' },
  Cancelled: { de: 'Storniert', en: 'Cancelled' },
};
