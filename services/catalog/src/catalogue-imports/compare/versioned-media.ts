interface Medium {
  source: string;
  version?: string;
}

const mediaIn = (list: unknown): Medium[] | undefined =>
  Array.isArray(list) ? (list as Medium[]) : undefined;

/** Media of a file with their versions. A name that the archive lacks keeps the content of before. */
export function versioned(
  sent: unknown,
  before: unknown,
  versionOf: (source: string) => string | undefined = () => undefined,
): Medium[] | undefined {
  const known = new Map(mediaIn(before)?.map(({ source, version }) => [source, version]));
  return mediaIn(sent)?.map((medium) => {
    const version = versionOf(medium.source) ?? known.get(medium.source);
    return version === undefined ? medium : { ...medium, version };
  });
}
