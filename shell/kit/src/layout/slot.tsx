import type { PlacedPiece, SlotName } from '@werkbank/contracts/host';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { useHost, useSession } from '../remote/host-context';
import { Quietly } from '../states/error-boundary';

const loaded = new Map<PlacedPiece['load'], LazyExoticComponent<ComponentType>>();

/** What other remotes offer to this place. A piece that cannot be loaded is left out: it is an extra, not the page. */
export function Slot({ name }: { name: SlotName }) {
  const { places } = useHost();
  // Whose session it is decides which pieces there are.
  useSession();
  return places.piecesFor(name).map((piece) => {
    const Piece = lazyPiece(piece);
    return (
      <Quietly key={piece.key}>
        <Suspense fallback={null}>
          <Piece />
        </Suspense>
      </Quietly>
    );
  });
}

function lazyPiece(piece: PlacedPiece): LazyExoticComponent<ComponentType> {
  const known = loaded.get(piece.load);
  if (known) return known;
  const created = lazy(async () => {
    const { default: Piece } = await piece.load();
    if (typeof Piece !== 'function') throw new TypeError(`${piece.key} is no component`);
    return { default: Piece as ComponentType };
  });
  loaded.set(piece.load, created);
  return created;
}
