import type { DispatchLocation } from '@werkbank/contracts/entities';

/** Planned dispatch of a delivery. */
export interface Plan {
  readonly plannedShipmentDate: string;
  readonly plannedShipmentFromStock: boolean;
}

/** The part that a split takes out of a delivery, with its dispatch location and date. */
export interface NewPart {
  readonly dispatchLocation: DispatchLocation;
  readonly plan: Plan;
  readonly items: readonly { readonly itemId: number; readonly quantity: number }[];
}
