import type { ApiClient } from '@werkbank/contracts/client';
import type { PreferencesState, SessionState } from '@werkbank/contracts/shell-api';
import type { StoreApi } from 'zustand/vanilla';
import type { DeviceBasket } from './basket';

/** What following a person's basket takes. */
export interface FollowOptions {
  api: ApiClient;
  basket: DeviceBasket;
  session: StoreApi<SessionState>;
  preferences: () => PreferencesState;
  /** Says that not everything fits into the basket. */
  full: () => void;
}
