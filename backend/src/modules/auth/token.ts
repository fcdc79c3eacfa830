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

export function isTokenPayload(value: unknown): value is TokenPayload {
  const { sub, sid } = (value ?? {}) as Partial<Record<keyof TokenPayload, unknown>>;
  return typeof sub === 'string' && isObjectId(sub) && typeof sid === 'string';
}

/** The signed-in admin as a request carries it. */
export interface SignedIn {
  adminId: string;
  sessionId: string;
}
