import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useHost } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/use-call';
import { useRef, useState } from 'react';
import { orderReads } from '../../order/order-reads';
import { showAttachment } from '../../order/show-changed-delivery';

export type UploadState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'inProgress'; readonly fileName: string; readonly percent: number }
  | { readonly kind: 'success'; readonly fileName: string }
  | { readonly kind: 'error'; readonly fileName: string; readonly message: string };

export interface Upload {
  readonly state: UploadState;
  start: (file: File) => Promise<void>;
  /** Once more, with the same id: what arrived in spite of a broken line is not stored twice. */
  retry: () => Promise<void>;
  /** The file that was uploaded is gone again. */
  forget: () => void;
}

/** Uploads the customs declaration of a delivery and tells how far it is. */
export function useUpload(deliveryId: number, onArrived: () => void): Upload {
  const { api } = useHost();
  const cache = useAnswerCache();
  const messageOf = useErrorMessage();
  const [state, setState] = useState<UploadState>({ kind: 'initial' });
  const last = useRef<{ file: File; id: string }>(undefined);
  const running = useRef(false);

  const send = async ({ file, id }: { file: File; id: string }) => {
    if (running.current) return;
    running.current = true;
    const fileName = file.name;
    setState({ kind: 'inProgress', fileName, percent: 0 });
    try {
      const attachment = await api(
        'createAttachment',
        {
          headers: {
            'x-file-id': id,
            'x-file-name': encodeURIComponent(fileName),
            'x-attachment-type': 'CustomsDeclaration',
            'x-object-type': 'Delivery',
            'x-object-id': String(deliveryId),
          },
        },
        {
          file,
          onProgress: (fraction) =>
            setState({ kind: 'inProgress', fileName, percent: Math.round(fraction * 100) }),
        },
      );
      showAttachment(cache, attachment);
      setState({ kind: 'success', fileName });
      onArrived();
      void cache.readAgain(orderReads);
    } catch (error) {
      setState({ kind: 'error', fileName, message: messageOf(error) });
    } finally {
      running.current = false;
    }
  };
  return {
    state,
    start: (file) => {
      last.current = { file, id: crypto.randomUUID() };
      return send(last.current);
    },
    retry: async () => {
      if (last.current) await send(last.current);
    },
    forget: () => setState({ kind: 'initial' }),
  };
}
