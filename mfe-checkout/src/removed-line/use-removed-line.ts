import { useHost } from '@werkbank/kit/host';
import { useEffect, useRef, useState } from 'react';
import { findLine, putBack, type RemovedLine } from './put-back';

/** Removes lines of the basket, and takes the last removal back. */
export function useRemovedLine() {
  const { basket } = useHost();
  const [removed, setRemoved] = useState<RemovedLine>();
  const restored = useRef<string>(undefined);
  // The undo button disappears when it is pressed: the focus moves to the restored line.
  useEffect(() => {
    if (restored.current === undefined) return;
    document.getElementById(restored.current)?.focus();
    restored.current = undefined;
  });
  return {
    removed,
    remove: (articleId: string, locationId: number) => {
      setRemoved(findLine(basket.getState().basket, articleId, locationId));
      basket.remove(articleId, locationId);
    },
    undo: () => {
      if (!removed) return;
      basket.replace(putBack(basket.getState().basket, removed));
      setRemoved(undefined);
      restored.current = removeButtonId(removed.item.articleId, removed.section.dispatchLocation.id);
    },
  };
}

export function removeButtonId(articleId: string, locationId: number): string {
  return `remove-${locationId}-${articleId}`;
}
