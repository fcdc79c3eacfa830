import { useLocation, useNavigate } from '@manjara/platform';
import { useEffect, useState } from 'react';

const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;

/**
 * The token of the link in the mail. It leaves the address bar at once, and with it the history
 * and whatever reads over the shoulder; another link opened in the same tab takes its place.
 */
export function useResetToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = tokenIn(hash);
  const [token, setToken] = useState(found);
  if (found && found !== token) setToken(found);

  useEffect(() => {
    if (found) void navigate('.', { replace: true });
  }, [found, navigate]);

  return token;
}
