import { shippers } from '@werkbank/contracts/delivery';
import { trackingAddress } from './tracking-address.js';

const pages = {
  dhlparcel:
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=376123450000000011',
  dhleuro: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=376123450000000011',
  sh_post: 'https://service.post.ch/ekp-web/ui/entry/search/376123450000000011',
  go: null,
  custom: null,
  selfCollection: null,
};

it.each(shippers)('leads to the page on which %s tells of a parcel, where it has one', (shipper) => {
  expect(trackingAddress(shipper, '376123450000000011')).toBe(pages[shipper]);
});

it.each(shippers)('leads nowhere with %s where no label was made', (shipper) => {
  expect(trackingAddress(shipper, null)).toBeNull();
});

it.each(['dhlparcel', 'dhleuro', 'sh_post'] as const)(
  'keeps a number of %s in its place, whatever it holds',
  (shipper) => {
    const parcel = '99.00/../1?a=b&c=d#e f%41';
    const plain = new URL(trackingAddress(shipper, 'N') ?? '');
    const address = new URL(trackingAddress(shipper, parcel) ?? '');
    expect(address.origin).toBe(plain.origin);
    expect(address.hash).toBe('');
    const read = (url: URL) => [...url.pathname.split('/'), ...url.searchParams.values()].map(decodeOnce);
    expect(read(address)).toEqual(read(plain).map((part) => (part === 'N' ? parcel : part)));
  },
);

/** A path is decoded here; a parameter is decoded already. */
const decodeOnce = (part: string): string => (part.includes('%2F') ? decodeURIComponent(part) : part);
