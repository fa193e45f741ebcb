/** Placeholder. */
export function mediaFiles(): [path: string, svg: string][] {
  return [];
}
