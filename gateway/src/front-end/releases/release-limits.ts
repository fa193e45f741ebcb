const mebibyte = 1024 * 1024;

/** In bytes. The largest of our own remotes has some 15 MiB, with its compressed files. */
export const releaseLimits = {
  manifest: mebibyte / 16,
  list: mebibyte / 2,
  file: 8 * mebibyte,
  release: 32 * mebibyte,
  /** All releases of one remote that lie here, the one that is arriving among them. */
  remote: 128 * mebibyte,
  /** All remotes together; below the size of the gateway's volume (`deploy/kubernetes`). */
  all: 768 * mebibyte,
} as const;

/** The share of the disk that each of so many remotes may fill. */
export const quotaOf = (remotes: number): number =>
  Math.min(releaseLimits.remote, Math.floor(releaseLimits.all / Math.max(1, remotes)));

/** A pause that doubles with each failure. */
export const growingPause = (failures: number, firstMs: number, mostMs: number): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(30, failures - 1));
