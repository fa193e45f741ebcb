import type { Host, PieceLoader, StartRemote } from '@werkbank/contracts/host';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { addLocales, type LocaleLoaders } from '../locales/locale-registry';
import { HostProvider } from './host-context';

type Piece = ComponentType;

export interface RemoteDefinition {
  /** Also the namespace of its texts: `useTranslation('<name>')`. */
  readonly name: string;
  readonly locales: LocaleLoaders;
  /** By the names that `remote.manifest.ts` uses in its routes. */
  readonly pages: Readonly<Record<string, PieceLoader<Piece>>>;
  /** By the names that `remote.manifest.ts` uses in its slots. */
  readonly pieces?: Readonly<Record<string, PieceLoader<Piece>>>;
}

/**
 * Makes the `start` that a remote exposes. It waits for the remote's texts, so that no page shows message keys,
 * and puts the shell's ports within reach of every page and piece.
 */
export function defineRemote(definition: RemoteDefinition): StartRemote<Piece> {
  return async (host) => {
    await addLocales(i18next, definition.name, definition.locales);
    return {
      pages: withHost(host, definition.pages),
      pieces: withHost(host, definition.pieces ?? {}),
    };
  };
}

function withHost(
  host: Host,
  loaders: Readonly<Record<string, PieceLoader<Piece>>>,
): Record<string, PieceLoader<Piece>> {
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
