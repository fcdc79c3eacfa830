import type { Role } from '@manjara/contracts';
import { isObjectId } from '../../common/validation/object-id.pipe';

/** The JWT's claims. Whether the token is still valid depends on its session. */
export interface TokenPayload {
  /** The admin's id. */
  sub: string;
  /** The session's id. */
  sid: string;
}

export const TOKEN_ALGORITHM = 'HS256';

/** Rejects tokens of other programs that use the same secret. */
export const TOKEN_PARTIES = { issuer: 'manjara', audience: 'manjara-admin' } as const;

export function isTokenPayload(value: unknown): value is TokenPayload {
  const { sub, sid, exp } = (value ?? {}) as Partial<Record<keyof TokenPayload | 'exp', unknown>>;
  // The library accepts tokens without an expiry; ours always have one.
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return false;
  return isObjectId(sub);
}

export interface SignedIn {
  adminId: string;
  sessionId: string;
  role: Role;
}
