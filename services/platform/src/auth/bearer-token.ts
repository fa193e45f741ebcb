/** The token of an `Authorization: Bearer …` header, or nothing. */
export function bearerToken(header: string | undefined): string | undefined {
  const match = header && /^Bearer +([^\s]+)$/i.exec(header);
  return match ? match[1] : undefined;
}
