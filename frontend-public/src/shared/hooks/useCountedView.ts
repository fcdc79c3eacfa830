import type { Viewed } from '@manjara/contracts';
import { apiUrl, getToken, useSiteSettings } from '@manjara/platform';
import { useEffect } from 'react';

/** The owner's own visits and previews are none. */
const isVisitor = (): boolean => !getToken() && window.parent === window;

/** Nothing of the visitor goes with it but what every request has. */
function tell(viewed: Viewed): void {
  if (!isVisitor()) return;
  const body = new Blob([JSON.stringify(viewed)], { type: 'application/json' });
  // Absent where a browser's settings forbid it.
  navigator.sendBeacon?.(apiUrl('/statistics'), body);
}

let isVisitCounted = false;

/** Counts the visit that begins with this page, unless it goes on from another page of the site. */
export function useCountedVisit(): void {
  const { countVisits } = useSiteSettings();
  useEffect(() => {
    if (!countVisits || isVisitCounted) return;
    isVisitCounted = true;
    if (!document.referrer.startsWith(`${location.origin}/`)) tell({ visit: true });
  }, [countVisits]);
}

/** Counts a view of the project that is shown, each time that another one is. */
export function useCountedProject(id: string | undefined): void {
  const { countVisits } = useSiteSettings();
  useEffect(() => {
    if (countVisits && id) tell({ project: id });
  }, [countVisits, id]);
}
