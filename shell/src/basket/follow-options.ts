import type { ApiClient } from '@werkbank/contracts/client';
import type { PreferencesState, SessionState } from '@werkbank/contracts/shell-api';
import type { StoreApi } from 'zustand/vanilla';
import type { DeviceBasket } from './basket';

/** Options for keeping the device's basket in step with a person's stored one. */
export interface FollowOptions {
  api: ApiClient;
  basket: DeviceBasket;
  session: StoreApi<SessionState>;
  preferences: () => PreferencesState;
  /** Notifies that the basket cannot hold everything. */
  full: () => void;
}
