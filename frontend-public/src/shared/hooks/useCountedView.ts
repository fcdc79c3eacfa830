import type { Viewed } from '@manjara/contracts';
import { apiUrl, getToken, useSiteSettings } from '@manjara/platform';
import { useEffect } from 'react';

/** The owner's own visits and previews are not counted. */
const isVisitor = (): boolean => !getToken() && window.parent === window;

/** Sends no data about the visitor. */
function sendView(viewed: Viewed): void {
  if (!isVisitor()) return;
  const body = new Blob([JSON.stringify(viewed)], { type: 'application/json' });
  // Undefined in browsers whose settings disable it.
  navigator.sendBeacon?.(apiUrl('/statistics'), body);
}

let isVisitCounted = false;

/** Counts a visit, once per document; not when the referrer is a page of this site. */
export function useCountedVisit(): void {
  const { countVisits } = useSiteSettings();
  useEffect(() => {
    if (!countVisits || isVisitCounted) return;
    isVisitCounted = true;
    if (!document.referrer.startsWith(`${location.origin}/`)) sendView({ visit: true });
  }, [countVisits]);
}

/** Counts a view each time another project is shown. */
export function useCountedProject(id: string | undefined): void {
  const { countVisits } = useSiteSettings();
  useEffect(() => {
    if (countVisits && id) sendView({ project: id });
  }, [countVisits, id]);
}
