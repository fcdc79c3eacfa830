import { api } from '../../../lib/api/client';
import { isSilent } from '../../../lib/api/failure';
import { logFailure } from '../../../lib/log';

/**
 * Ends the token's session on the server. Nobody waits for it: the browser has forgotten the
 * token by then, and a person must be able to leave also when the server is out of reach.
 */
export async function logout(token: string): Promise<void> {
  try {
    await api.post('/admin/logout', undefined, { headers: { Authorization: `Bearer ${token}` } });
  } catch (error) {
    // A session that had ended before is what was asked for.
    if (!isSilent(error)) logFailure('The server did not end the session.', error);
  }
}
