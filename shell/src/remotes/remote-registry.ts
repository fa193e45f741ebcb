import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Caller, mayCall } from '@werkbank/contracts/access';
import type {
  Host,
  SlotComponent,
  RegisteredRemote,
  RemoteMenuEntry,
  SlotName,
  StartedRemote,
} from '@werkbank/contracts/shell-api';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { checkIntegrity } from './check-integrity';
import { remoteModule } from './remote-module';

type LazyPage = LazyExoticComponent<ComponentType>;

/** The remotes by their manifests. Loads one when the first of its pages or components is shown. */
export class RemoteRegistry {
  private readonly started = new Map<string, Promise<StartedRemote>>();
  private readonly pages = new Map<string, LazyPage>();
  private readonly slotComponents = new Map<string, SlotComponent>();
  private host: Host | undefined;
  readonly remotes: readonly RegisteredRemote[];

  constructor(remotes: readonly RegisteredRemote[]) {
    this.remotes = remotes;
    checkIntegrity(remotes);
    registerRemotes(remotes.map(({ name, entry }) => ({ name, entry })));
  }

  /** Sets the ports for remotes; they need the registry themselves, so the constructor cannot take them. */
  connect(host: Host): void {
    this.host = host;
  }

  /** A page, loaded at its first drawing. Always the same component; with a new one React would restart the page. */
  page(remote: string, page: string): LazyPage {
    const key = `${remote}/${page}`;
    const known = this.pages.get(key);
    if (known) return known;
    const created = lazy(async () => {
      const started = await this.start(remote);
      const load = started.pages[page];
      if (!load) throw new Error(`The remote ${remote} has no page ${page}`);
      return asComponent(await load(), key);
    });
    this.pages.set(key, created);
    return created;
  }

  /** Drops failed loads, so the next drawing loads again; a redeployed remote is found at its new address. */
  forget(remote: string, current?: readonly RegisteredRemote[]): void {
    const entry = (current ?? this.remotes).find(({ name }) => name === remote)?.entry;
    if (current) checkIntegrity(current);
    this.started.delete(remote);
    for (const key of this.pages.keys()) if (key.startsWith(`${remote}/`)) this.pages.delete(key);
    if (entry !== undefined) registerRemotes([{ name: remote, entry }], { force: true });
  }

  menuFor(caller: Caller): readonly RemoteMenuEntry[] {
    return this.remotes
      .flatMap((remote) => remote.menu)
      .filter((entry) => mayCall(entry.access, caller) && !(entry.notFor && mayCall(entry.notFor, caller)))
      .sort((one, other) => one.order - other.order);
  }

  /** The page after a login: the user's own desk, else home. */
  beginningOf(caller: Caller): string {
    return this.menuFor(caller).find(({ beginsFor }) => beginsFor && mayCall(beginsFor, caller))?.to ?? '/';
  }

  slotComponentsFor(slot: SlotName, caller: Caller): readonly SlotComponent[] {
    return this.remotes.flatMap(({ name, slots }) =>
      slots
        .filter((offered) => offered.slot === slot && mayCall(offered.access, caller))
        .map(({ component }) => this.component(name, component)),
    );
  }

  private component(remote: string, component: string): SlotComponent {
    const key = `${remote}/${component}`;
    const known = this.slotComponents.get(key);
    if (known) return known;
    const created: SlotComponent = {
      key,
      load: async () => {
        const load = (await this.start(remote)).slotComponents[component];
        if (!load) throw new Error(`The remote ${remote} has no component ${component}`);
        return load();
      },
    };
    this.slotComponents.set(key, created);
    return created;
  }

  private start(remote: string): Promise<StartedRemote> {
    const known = this.started.get(remote);
    if (known) return known;
    const starting = this.load(remote);
    this.started.set(remote, starting);
    // A failure is not cached: the next call loads again.
    starting.catch(() => this.started.get(remote) === starting && this.started.delete(remote));
    return starting;
  }

  private async load(remote: string): Promise<StartedRemote> {
    if (!this.host) throw new Error('The registry is not connected to a host');
    const module = remoteModule(await loadRemote(`${remote}/start`), remote);
    return module.start(this.host);
  }
}

function asComponent(module: { default: unknown }, name: string): { default: ComponentType } {
  if (typeof module.default !== 'function')
    throw new TypeError(`${name} has no component as its default export`);
  return { default: module.default as ComponentType };
}
