import { companyTypes, roles, type SignedInUser } from '@werkbank/contracts/access';
import type { Language } from '@werkbank/contracts/localization';
import { z } from 'zod';
import type { Access } from '../ended-access/ended-access.js';

const known = new Set<string>(roles);

/** The claims that Keycloak's mappers put into an access token for this API. */
export const tokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  iat: z.number(),
  email: z.string(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  user_id: z.coerce.number().int(),
  /** Keycloak adds its own roles, which have no meaning here. */
  roles: z
    .array(z.string())
    .default([])
    .transform((given) => given.filter((role) => known.has(role)))
    .pipe(z.array(z.enum(roles))),
  company_id: z.coerce.number().int().optional(),
  company_type: z.enum(companyTypes).optional(),
  producer_id: z.coerce.number().int().optional(),
  company_name: z.string().optional(),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Rights and person of a token with these claims. */
export function accessOf({ user_id, sid, iat, roles, company_id }: TokenClaims): Access {
  return {
    userId: user_id,
    sessionId: sid,
    issuedAt: iat,
    roles,
    ...(company_id !== undefined && { companyId: company_id }),
  };
}

export function toSignedInUser(claims: TokenClaims, language: Language): SignedInUser {
  return {
    kind: 'user',
    userId: claims.user_id,
    email: claims.email,
    firstName: claims.given_name,
    lastName: claims.family_name,
    roles: claims.roles,
    ...(claims.company_id !== undefined && { companyId: claims.company_id }),
    ...(claims.company_type !== undefined && { companyType: claims.company_type }),
    ...(claims.company_name !== undefined && { companyName: claims.company_name }),
    ...(claims.producer_id !== undefined && { producerId: claims.producer_id }),
    sessionId: claims.sid,
    issuedAt: claims.iat,
    language,
  };
}
