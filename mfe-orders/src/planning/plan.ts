/** When a delivery leaves. */
export interface Plan {
  readonly plannedShipmentDate: string;
  readonly plannedShipmentFromStock: boolean;
}
