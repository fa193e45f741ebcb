/** The value of one cookie of a `Cookie` header; undefined for an empty one. */
export function cookieValue(cookieHeader: string | undefined, name: string): string | undefined {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === '' ? undefined : value;
}
