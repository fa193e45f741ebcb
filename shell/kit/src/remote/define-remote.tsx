import type { Host, ComponentLoader, StartRemote } from '@werkbank/contracts/shell-api';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { addLocales, type LocaleLoaders } from '../locales/locale-registry';
import { HostProvider } from '../host/host-context';

type Component = ComponentType;

export interface RemoteDefinition {
  /** Also the namespace of its texts: `useTranslation('<name>')`. */
  readonly name: string;
  readonly locales: LocaleLoaders;
  /** By their names in the routes of `remote.manifest.ts`. */
  readonly pages: Readonly<Record<string, ComponentLoader<Component>>>;
  /** By their names in the slots of `remote.manifest.ts`. */
  readonly slotComponents?: Readonly<Record<string, ComponentLoader<Component>>>;
}

/**
 * Makes the `start` that a remote exposes. It waits for the remote's texts, so that no page shows message keys,
 * and puts the shell's ports within reach of every page and component.
 */
export function defineRemote(definition: RemoteDefinition): StartRemote<Component> {
  return async (host) => {
    await addLocales(i18next, definition.name, definition.locales);
    return {
      pages: withHost(host, definition.pages),
      slotComponents: withHost(host, definition.slotComponents ?? {}),
    };
  };
}

function withHost(
  host: Host,
  loaders: Readonly<Record<string, ComponentLoader<Component>>>,
): Record<string, ComponentLoader<Component>> {
  return Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [
      name,
      async () => {
        const { default: Content } = await load();
        function WithHost() {
          return (
            <HostProvider host={host}>
              <Content />
            </HostProvider>
          );
        }
        return { default: WithHost };
      },
    ]),
  );
}
