import type { SlotComponent, SlotName } from '@werkbank/contracts/shell-api';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { useHost, useSession } from '../host/host-context';
import { Quietly } from '../feedback/error-boundary';

const loaded = new Map<SlotComponent['load'], LazyExoticComponent<ComponentType>>();
const loading = new Set<Promise<unknown>>();

/** Resolves once everything is here that was offered to a place so far, or has failed. */
export const slotsLoaded = (): Promise<unknown> => Promise.allSettled(loading);

/** Components of other remotes for this place. One that cannot be loaded is left out: it is an extra. */
export function Slot({ name }: { name: SlotName }) {
  const { places } = useHost();
  // The components depend on the session.
  useSession();
  return places.slotComponentsFor(name).map((component) => {
    const Component = lazyComponent(component);
    return (
      <Quietly key={component.key}>
        <Suspense fallback={null}>
          <Component />
        </Suspense>
      </Quietly>
    );
  });
}

function lazyComponent(component: SlotComponent): LazyExoticComponent<ComponentType> {
  const known = loaded.get(component.load);
  if (known) return known;
  const created = lazy(() => {
    const load = loadedOf(component);
    loading.add(load);
    return load.finally(() => loading.delete(load));
  });
  loaded.set(component.load, created);
  return created;
}

async function loadedOf(component: SlotComponent): Promise<{ default: ComponentType }> {
  const { default: Component } = await component.load();
  if (typeof Component !== 'function') throw new TypeError(`${component.key} is no component`);
  return { default: Component as ComponentType };
}
