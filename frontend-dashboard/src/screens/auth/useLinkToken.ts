import { useLocation, useNavigate } from '@manjara/platform';
import { useEffect, useState } from 'react';

/**
 * The token behind the `#` of a link; removed from the address bar and the history at once. Null
 * where the screen was opened without the link.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token') || null;
  const [token, setToken] = useState(found);
  // Another link was opened in the same tab.
  if (found && found !== token) setToken(found);

  useEffect(() => {
    if (found) void navigate('.', { replace: true });
  }, [found, navigate]);

  return token;
}
