import { ApiError, type RequestOptions } from '@werkbank/contracts/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is known of a file on its way. */
export type Sending =
  /** How much of it has left, from 0 to 1. */
  | { readonly kind: 'underway'; readonly file: File; readonly progress: number }
  | { readonly kind: 'failed'; readonly file: File };

type Send<T> = (options: Pick<RequestOptions, 'signal' | 'onProgress'> & { file: File }) => Promise<T>;

/** Sends the file of a form's field: tells how far it is, and can be stopped until all of it has left. */
export function useSending(field: string): {
  sending: Sending | undefined;
  run: <T>(file: File, send: Send<T>) => Promise<T>;
  cancel: () => void;
} {
  const { t } = useTranslation('kit');
  const [sending, setSending] = useState<Sending>();
  const underWay = useRef<AbortController>(undefined);
  return {
    sending,
    run: async (file, send) => {
      const { signal } = (underWay.current = new AbortController());
      const tell = (progress: number) => setSending({ kind: 'underway', file, progress });
      tell(0);
      try {
        const answer = await send({ file, signal, onProgress: tell });
        setSending(undefined);
        return answer;
      } catch (error) {
        setSending({ kind: 'failed', file });
        // Said at the field, like a refusal of the service: the form is neither saved nor broken.
        if (signal.aborted)
          throw new ApiError(0, { code: 'PART_UNAVAILABLE', message: t('file.stopped'), field });
        throw error;
      }
    },
    cancel: () => underWay.current?.abort(),
  };
}
