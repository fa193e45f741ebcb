import type { CallerKind } from '../access/index.js';
import type { ApiClient } from '../client/index.js';
import type { Basket, BasketItem, Configuration, DispatchLocation, User } from '../entities/index.js';
import type { Country, Currency, Language } from '../localization/index.js';
import type { RouteName } from '../routes/index.js';

/** A value that changes over time; fits React's useSyncExternalStore and a zustand store alike. */
export interface Readable<T> {
  getState(): T;
  subscribe(listener: () => void): () => void;
}

export interface SessionState {
  user: User | null;
  sessionId: string | null;
  /** `unknown` until the shell has asked whether the cookie still holds a session. */
  status: 'unknown' | 'visitor' | 'signedIn';
}
export interface SessionPort extends Readable<SessionState> {
  /** Opens the login view and comes back to `returnTo`, by default the current address. */
  askForLogin(returnTo?: string): void;
  logOut(): Promise<void>;
  /** The own data were changed; they are shown everywhere at once. Of somebody else it changes nothing. */
  update(user: User): void;
}

export interface PreferencesState {
  language: Language;
  country: Country;
  currency: Currency;
}
export interface PreferencesPort extends Readable<PreferencesState> {
  /** `forNow` is what a page tries: account, other tabs and next visit keep the choice. Older shells save it as well. */
  set(change: Partial<PreferencesState>, how?: { readonly forNow?: boolean }): void;
}

export interface BasketState {
  basket: Basket;
  /** Sum of quantities' items: how many lines there are. */
  itemCount: number;
  /** Net sum in cents of all lines with a price. */
  taxBase: number;
  currency: Currency;
  valid: boolean;
  /** All items come from the one producer where goods can be collected, as of the last refresh. */
  selfCollectionAllowed: boolean;
  refreshing: boolean;
  refreshError: boolean;
}
export interface BasketPlace {
  producerId: number;
  producerName: string;
  dispatchLocation: DispatchLocation;
}
/** The specification's client-side basket. Changes are shown at once and priced by a refresh. */
export interface BasketPort extends Readable<BasketState> {
  /** False where it was refused, which the basket says itself. */
  add(place: BasketPlace, item: BasketItem): boolean;
  setQuantity(articleId: string, dispatchLocationId: number, quantity: number): void;
  /** An empty one takes it away. Older shells keep no remarks. */
  setRemark?(articleId: string, dispatchLocationId: number, remark: string): void;
  remove(articleId: string, dispatchLocationId: number): void;
  clear(): void;
  replace(basket: Basket): void;
  refresh(): Promise<void>;
}

/**
 * What every page needs of the configuration at once: what is offered, and how numbers and days are written. Until the
 * configuration has been read it is what a new installation starts with.
 */
export type Settings = Pick<
  Configuration,
  'languages' | 'countries' | 'defaultCountry' | 'currencies' | 'defaultCurrency' | 'localeConfig'
>;

export type NotificationKind = 'success' | 'error' | 'info';
export interface NotificationsPort {
  /** Shows a text that is already in the user's language. At most five stand at once. */
  show: (kind: NotificationKind, text: string) => void;
}

export interface Crumb {
  label: string;
  to?: string;
}
export interface NavigationPort {
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Title of the browser tab, without the product's name. */
  setTitle: (title: string) => void;
}

/** Places of the shell that a page of a remote fills while it is shown. */
export interface PlacesPort {
  /** The left column: category navigation and filters; becomes a drawer below 960 px. */
  leftColumn: Readable<HTMLElement | null>;
  /** The components that remotes offer to a slot and the user may see, in the order of the remotes. */
  slotComponentsFor(slot: SlotName): readonly SlotComponent[];
}
export interface SlotComponent {
  /** Unique on the page, `<remote>/<component>`. */
  key: string;
  load: ComponentLoader;
}

/** Everything that several parts of the front end share at run time. Implemented by the shell. */
export interface Host {
  api: ApiClient;
  session: SessionPort;
  preferences: PreferencesPort;
  basket: BasketPort;
  notifications: NotificationsPort;
  navigation: NavigationPort;
  places: PlacesPort;
  configuration(): Promise<Configuration>;
  settings: Readable<Settings>;
  /** Nonce for style tags under the Content-Security-Policy. */
  nonce: string;
  /** Version of the running shell; absent in older shells. */
  version?: string | undefined;
}

/** Addresses of the shell's own pages; all others are routes of remotes. */
export const shellPaths = {
  login: '/login',
  passwordReset: '/passwordReset/:token',
  confirmRegistration: '/confirmCustomerRegistration/:token',
  confirmEmailChange: '/confirmEmailChange/:token',
} as const;

/** Content of a remote as data: the shell knows it before it loads the remote. */
export interface RemoteManifest {
  name: string;
  routes: readonly RemoteRoute[];
  menu: readonly RemoteMenuEntry[];
  slots: readonly RemoteSlot[];
  /** The call that lists `PublicAddresses`, for the sitemap. */
  publicAddresses?: RouteName;
}
export interface RemoteRoute {
  /** Path pattern of react-router, e.g. `/article/:articleId`. */
  path: string;
  /** Name of the page that the remote's `start` answers. */
  page: string;
  access: readonly CallerKind[];
  /** The call that answers a `PublicPage` by its address. The gateway puts it into the page that visitors get. */
  publicPage?: RouteName;
  /**
   * The page may use the camera, and the WebAssembly that reads its pictures. The browser knows that by the headers of the
   * document, so such a page is loaded as a document of its own.
   */
  camera?: true;
}
export interface RemoteMenuEntry {
  /** In every language: a new menu entry goes live with its remote, without a build of the shell. */
  label: Readonly<Record<Language, string>>;
  to: string;
  /** Other paths that belong to the entry, such as pages that it leads on to. */
  covers?: readonly string[];
  access: readonly CallerKind[];
  /** Hidden from these even where `access` lets them in. */
  notFor?: readonly CallerKind[];
  /** These begin here when they log in and came from nowhere else: it is where their work waits, not the shop. */
  beginsFor?: readonly CallerKind[];
  /** Position in the menu, ascending. */
  order: number;
}
/**
 * `home-mine`: what is the buyer's own, on the home page. `left-column`: the category navigation that the left column
 * shows while no page has put something of its own there. `right-sidebar`: the help items. `article-files`: what is attached
 * to the article whose page it is. `article-order`: what can be done with it beside an order.
 */
export type SlotName = 'article-files' | 'article-order' | 'home-mine' | 'left-column' | 'right-sidebar';
/** A component that a remote offers to a place of another page, e.g. the buyer's open proposals on the home page. */
export interface RemoteSlot {
  slot: SlotName;
  component: string;
  access: readonly CallerKind[];
}

/** A React component, told apart from React's own type so that contracts need no React. */
export type ComponentLoader<Component = unknown> = () => Promise<{ default: Component }>;

/** Result of a remote's `start(host)`: its pages and components by name, each loaded when it is first shown. */
export interface StartedRemote<Component = unknown> {
  pages: Record<string, ComponentLoader<Component>>;
  slotComponents: Record<string, ComponentLoader<Component>>;
}
export type StartRemote<Component = unknown> = (
  host: Host,
) => StartedRemote<Component> | Promise<StartedRemote<Component>>;

/** One entry of `/remotes.json`: a manifest and where its remote is loaded from. */
export interface RegisteredRemote extends RemoteManifest {
  entry: string;
  /** Version of the build or of the team's release; absent in older builds. */
  version?: string;
  /** Expected hashes of a release's scripts and style sheets, by path. */
  integrity?: Readonly<Record<string, string>>;
  /** All releases of the team, newest first. Absent for a remote that was built beside the gateway, and in older gateways. */
  releases?: readonly RemoteRelease[];
}

export interface RemoteRelease {
  version: string;
  /** Number of visitors out of 100 who get it. */
  share: number;
}
