import type { Shipper } from '@werkbank/contracts/delivery';

/** GO! has no page for a parcel number; `custom` and `selfCollection` have no carrier. */
const pages: Partial<Record<Shipper, (parcel: string) => string>> = {
  dhlparcel: (parcel) =>
    `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${parcel}`,
  dhleuro: (parcel) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${parcel}`,
  sh_post: (parcel) => `https://service.post.ch/ekp-web/ui/entry/search/${parcel}`,
};

/** Address of the carrier's tracking page; null without such a page or a label. */
export function trackingAddress(shipper: Shipper, parcel: string | null): string | null {
  return parcel === null ? null : (pages[shipper]?.(encodeURIComponent(parcel)) ?? null);
}
