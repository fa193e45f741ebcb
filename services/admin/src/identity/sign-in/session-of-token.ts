import { z } from 'zod';

const sessionClaim = z.object({ sid: z.string() });

/**
 * The session that a refresh token claims, without proof: only Keycloak can check the signature, and does so when the token is
 * used.
 */
export function claimedSessionOf(refreshToken: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return sessionClaim.safeParse(payload).data?.sid;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
