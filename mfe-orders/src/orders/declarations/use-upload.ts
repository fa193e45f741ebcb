import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useHost } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/api';
import { type Sending, useSending } from '@werkbank/kit/use-sending';
import { useRef, useState } from 'react';
import { orderReads } from '../order/order-reads';
import { showAttachment } from '../order/show-changed-attachment';

export interface Upload {
  /** The chosen file until it has arrived. */
  readonly file: File | null;
  readonly sending: Sending | undefined;
  /** Reason why it has not arrived. */
  readonly problem: string | undefined;
  /** Name of the file that has arrived. */
  readonly arrived: string | undefined;
  choose: (file: File | null) => void;
  /** Sends it again with the same id: a file that arrived over a broken connection is not stored twice. */
  retry: () => void;
  cancel: () => void;
  /** The file that was uploaded is gone again. */
  forget: () => void;
}

type Chosen = Pick<Upload, 'file'> & Partial<Pick<Upload, 'problem' | 'arrived'>>;
const nothing: Chosen = { file: null };

/** Uploads the customs declaration of a delivery as soon as it is chosen, and reports the progress. */
export function useUpload(deliveryId: number, onArrived: () => void): Upload {
  const { api } = useHost();
  const cache = useAnswerCache();
  const messageOf = useErrorMessage();
  const { run, sending, cancel } = useSending('declaration');
  const [{ file, problem, arrived }, setChosen] = useState(nothing);
  const fileId = useRef('');

  const send = async (chosen: File) => {
    setChosen({ file: chosen });
    const request = {
      headers: {
        'x-file-id': fileId.current,
        'x-file-name': encodeURIComponent(chosen.name),
        'x-attachment-type': 'CustomsDeclaration',
        'x-object-type': 'Delivery',
        'x-object-id': String(deliveryId),
      },
    } as const;
    try {
      const attachment = await run(chosen, (options) => api('createAttachment', request, options));
      showAttachment(cache, attachment);
      setChosen({ file: null, arrived: chosen.name });
      onArrived();
      void cache.readAgain(orderReads);
    } catch (error) {
      setChosen({ file: chosen, problem: messageOf(error) });
    }
  };
  const underWay = sending?.kind === 'underway';
  return {
    file,
    sending,
    problem,
    arrived,
    choose: (chosen) => {
      if (underWay) return;
      fileId.current = crypto.randomUUID();
      if (chosen) void send(chosen);
      else setChosen(nothing);
    },
    retry: () => {
      if (file && !underWay) void send(file);
    },
    cancel,
    forget: () => setChosen(nothing),
  };
}
