import { type RefObject, useEffect, useEffectEvent } from 'react';
import { report } from '@werkbank/kit/report';

/** A code is held before the camera for longer. */
const READ_EVERY_MS = 120;

/** Reads article numbers from a video while it runs. A number that stays in view counts once. */
export function useReadNumbers(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  onNumber: (number: string) => void,
): void {
  const tell = useEffectEvent(onNumber);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last: string | undefined;
    const readAgain = async (readNumber: (picture: ImageData) => Promise<string | undefined>) => {
      const picture = pictureOf(video.current);
      const number = picture && (await readNumber(picture));
      if (isOver) return;
      if (number !== undefined && number !== last) tell(number);
      last = number ?? last;
      timer = setTimeout(() => void readAgain(readNumber), READ_EVERY_MS);
    };
    import('./code-reader')
      .then(({ readNumber }) => readAgain(readNumber))
      .catch((cause: unknown) => report('Codes cannot be read', cause));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, isRunning]);
}

let canvas: HTMLCanvasElement | undefined;

function pictureOf(video: HTMLVideoElement | null): ImageData | undefined {
  if (!video || video.videoWidth === 0) return undefined;
  canvas ??= document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
