import { type RefObject, useEffect, useRef, useState } from 'react';

export type CameraState = 'asking' | 'open' | 'refused' | 'missing' | 'busy';

/** The camera of the device, shown by a video. Each further attempt requests it again; 0 closes it. */
export function useCamera(attempt: number): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    if (attempt === 0) return undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    const close = () => stream?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      setState('asking');
      try {
        stream = await askForCamera();
        if (isOver) return close();
        const shown = video.current;
        if (!shown) return close();
        shown.srcObject = stream;
        await shown.play();
        setState('open');
      } catch (cause) {
        if (!isOver) setState(stateAfter(cause));
      }
    };
    void open();
    return () => {
      isOver = true;
      close();
    };
  }, [attempt]);
  return { video, state };
}

/** The one at the back comes first. */
function askForCamera(): Promise<MediaStream> {
  // A browser offers none at an address without TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('no camera', 'NotFoundError');
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

function stateAfter(cause: unknown): CameraState {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
