import type { ApiClient } from '@werkbank/contracts/client';
import type { Basket, RefreshedBasket } from '@werkbank/contracts/entities';
import type { BasketPort, BasketState, PreferencesState } from '@werkbank/contracts/shell-api';
import { maxBasketItems, quantityLimits } from '@werkbank/contracts/limits';
import { createStore } from 'zustand/vanilla';
import { linesOf, requestOf } from './basket-lines';
import {
  addItem,
  expectedTaxBase,
  itemCount,
  quantityWith,
  removeItem,
  setQuantity,
  setRemark,
  withFormerNames,
} from './basket-rules';
import {
  onBasketOfOtherTab,
  readStoredBasket,
  type SavedBasket,
  storeBasket,
  type StoredBasket,
} from './stored-basket';

/** Several changes in a row are priced by one refresh. */
const REFRESH_DELAY_MS = 400;

export interface BasketOptions {
  api: ApiClient;
  preferences: () => PreferencesState;
  /** Says that something could not be added. */
  refuse: (reason: 'notAvailable' | 'full' | 'tooMany') => void;
}

/** The basket with everything needed to keep it for a person over devices. */
export interface DeviceBasket extends BasketPort {
  /** State on this device, whichever tab changed it last. */
  kept(): { basket: Basket; saved?: SavedBasket | undefined; revision: number };
  /** Takes over the server's basket; answers false if this one has changed since that revision. */
  adopt(revision: number, saved: SavedBasket, refreshed?: RefreshedBasket): boolean;
  /** Deletes the basket from the device when its person leaves. */
  forget(): void;
  /** Calls back when this tab changed it. */
  onChange(listener: () => void): void;
}

/** The client-side basket: changed at once, priced by a refresh, kept on the device and equal in all tabs. */
export function createBasket({ api, preferences, refuse }: BasketOptions): DeviceBasket {
  const stored = readStoredBasket();
  const store = createStore<BasketState & { saved?: SavedBasket | undefined }>(() => ({
    basket: stored?.basket ?? [],
    itemCount: itemCount(stored?.basket ?? []),
    taxBase: stored?.taxBase ?? 0,
    currency: stored?.currency ?? preferences().currency,
    valid: stored?.valid ?? true,
    selfCollectionAllowed: stored?.selfCollectionAllowed ?? false,
    refreshing: false,
    refreshError: false,
    saved: stored?.saved,
  }));
  let changed = () => undefined as void;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Counts changes: an answer about an older basket must not undo later ones.
  let revision = 0;

  const show = (basket: Basket, known?: Omit<StoredBasket, 'basket'>) => {
    store.setState({ basket, itemCount: itemCount(basket), taxBase: expectedTaxBase(basket), ...known });
    storeBasket(store.getState());
  };
  const showRefreshed = ({ basket, ...known }: RefreshedBasket) =>
    show(withFormerNames(basket, store.getState().basket), known);
  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    const asked = revision;
    const { basket } = store.getState();
    const wanted = preferences();
    if (basket.length === 0) {
      show([], { taxBase: 0, currency: wanted.currency, valid: true, selfCollectionAllowed: false });
      store.setState({ refreshing: false, refreshError: false });
      return;
    }
    store.setState({ refreshing: true });
    try {
      const answer = await api('refreshBasket', { body: { basket: requestOf(linesOf(basket)), ...wanted } });
      if (revision !== asked) return;
      showRefreshed(answer);
      store.setState({ refreshing: false, refreshError: false });
    } catch {
      // Shown by the flag, beside the basket's own refresh button; the basket stays as it is.
      if (revision === asked) store.setState({ refreshing: false, refreshError: true });
    }
  };
  const change = (basket: Basket) => {
    revision += 1;
    show(basket);
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), REFRESH_DELAY_MS);
    changed();
  };
  onBasketOfOtherTab((other) => {
    revision += 1;
    clearTimeout(timer);
    const { basket, saved } = other;
    store.setState({ ...other, saved, itemCount: itemCount(basket), refreshing: false, refreshError: false });
  });

  return {
    getState: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    add(place, item) {
      if (item.price === null || item.notAvailableReason !== null) {
        refuse('notAvailable');
        return false;
      }
      if (quantityWith(store.getState().basket, place, item) > quantityLimits.max) {
        refuse('tooMany');
        return false;
      }
      const basket = addItem(store.getState().basket, place, item);
      if (itemCount(basket) > maxBasketItems) {
        refuse('full');
        return false;
      }
      change(basket);
      return true;
    },
    setQuantity: (articleId, locationId, quantity) =>
      change(setQuantity(store.getState().basket, articleId, locationId, quantity)),
    setRemark: (articleId, locationId, remark) =>
      change(setRemark(store.getState().basket, articleId, locationId, remark)),
    remove: (articleId, locationId) => change(removeItem(store.getState().basket, articleId, locationId)),
    clear: () => change([]),
    replace: change,
    refresh: () => {
      revision += 1;
      return refresh();
    },
    kept: () => {
      const { basket, saved } = readStoredBasket() ?? store.getState();
      return { basket, saved, revision };
    },
    adopt(asked, saved, refreshed) {
      if (asked !== revision) return false;
      store.setState({ saved });
      if (!refreshed) {
        storeBasket(store.getState());
        return true;
      }
      revision += 1;
      showRefreshed(refreshed);
      store.setState({ refreshing: false, refreshError: false });
      return true;
    },
    forget() {
      revision += 1;
      clearTimeout(timer);
      store.setState({ saved: undefined });
      show([]);
    },
    onChange(listener) {
      changed = listener;
    },
  };
}
