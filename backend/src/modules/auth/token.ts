import { isObjectId } from '../../common/validation/object-id.pipe';

/** What a token says. Whether it still counts is what the session says. */
export interface TokenPayload {
  /** The admin's id. */
  sub: string;
  /** The session's id. */
  sid: string;
}

/** The only algorithm that is signed with and accepted. */
export const TOKEN_ALGORITHM = 'HS256';

/** Who makes a token and for whom: one of another program with the same secret is none of ours. */
export const TOKEN_PARTIES = { issuer: 'manjara', audience: 'manjara-admin' } as const;

export function isTokenPayload(value: unknown): value is TokenPayload {
  const { sub, sid, exp } = (value ?? {}) as Partial<Record<keyof TokenPayload | 'exp', unknown>>;
  // The library would take a token without an end, of which we make none.
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return false;
  return isObjectId(sub);
}

/** The signed-in admin as a request carries it. */
export interface SignedIn {
  adminId: string;
  sessionId: string;
}
