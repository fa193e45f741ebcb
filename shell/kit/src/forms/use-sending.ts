import { ApiError, type RequestOptions } from '@werkbank/contracts/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The state of a file that is sent. */
export type Sending =
  /** Share that has left, from 0 to 1. */
  | { readonly kind: 'underway'; readonly file: File; readonly progress: number }
  | { readonly kind: 'failed'; readonly file: File };

type Send<T> = (options: Pick<RequestOptions, 'signal' | 'onProgress'> & { file: File }) => Promise<T>;
type Run = <T>(file: File, send: Send<T>) => Promise<T>;

/** Sends the file of a form's field: reports the progress, and can be cancelled until all of it has left. */
export function useSending(field: string): {
  sending: Sending | undefined;
  run: Run;
  cancel: () => void;
} {
  const { sendings, run, cancel } = useSendings(field);
  const sending = sendings.at(-1);
  return { sending, run, cancel: () => sending && cancel(sending.file) };
}

/** The same for a field with several files, each with its own state. */
export function useSendings(field: string): {
  sendings: readonly Sending[];
  run: Run;
  cancel: (file: File) => void;
} {
  const { t } = useTranslation('kit');
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const underWay = useRef(new Map<File, AbortController>());
  const tell = (file: File, sending?: Sending) =>
    setSendings((all) => [...all.filter((one) => one.file !== file), ...(sending ? [sending] : [])]);
  return {
    sendings,
    run: async (file, send) => {
      const controller = new AbortController();
      const { signal } = controller;
      underWay.current.set(file, controller);
      const progress = (part: number) => tell(file, { kind: 'underway', file, progress: part });
      progress(0);
      try {
        const answer = await send({ file, signal, onProgress: progress });
        tell(file);
        return answer;
      } catch (error) {
        tell(file, { kind: 'failed', file });
        // Said at the field, like a refusal of the service: the form is neither saved nor broken.
        if (signal.aborted)
          throw new ApiError(0, { code: 'PART_UNAVAILABLE', message: t('file.stopped'), field });
        throw error;
      }
    },
    cancel: (file) => underWay.current.get(file)?.abort(),
  };
}
