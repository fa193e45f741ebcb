import type { Address, EditableAddress } from '@werkbank/contracts/entities';

/** The billing address is replaced, never removed, and goods have to leave from somewhere. */
export function mayBeDeleted(address: Address, all: readonly Address[]): boolean {
  switch (address.type) {
    case 'Shipping':
      return true;
    case 'DispatchLocation':
      return all.filter(({ type }) => type === 'DispatchLocation').length > 1;
    case 'Primary':
      return false;
  }
}

const order = ['Primary', 'Shipping', 'DispatchLocation'];

/** The billing address first, then where to send, then where goods leave. */
export function inOrder(addresses: readonly EditableAddress[]): EditableAddress[] {
  return [...addresses].sort(
    (one, other) =>
      order.indexOf(one.type) - order.indexOf(other.type) || one.name.localeCompare(other.name, 'de'),
  );
}
