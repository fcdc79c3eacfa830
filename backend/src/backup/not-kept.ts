import { passwordResetSchema } from '../modules/auth/password-reset.schema';
import { sessionSchema } from '../modules/auth/session.schema';

/**
 * Collections that come back empty: a sign-in that was ended, or a reset link that was used, would
 * be good again with an older state of them.
 */
export const NOT_KEPT: readonly string[] = [sessionSchema, passwordResetSchema].map((schema) =>
  String(schema.get('collection')),
);
