/**
 * Query options for edited content: fetched whenever its screen is opened and, after a minute, when
 * the window gets the focus or reconnects. Not shared structurally: each response has its own tag.
 */
export const EDITED = {
  staleTime: 60_000,
  gcTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  structuralSharing: false,
} as const;
