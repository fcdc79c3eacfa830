/**
 * How what a form edits is read: anew with every opening of its screen, and when the screen is shown
 * again after a minute. Each reading has its own entity tag, so it is not merged into the one before.
 */
export const EDITED = {
  staleTime: 60_000,
  gcTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  structuralSharing: false,
} as const;
