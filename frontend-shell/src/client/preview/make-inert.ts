const LEAVING = ['click', 'auxclick', 'submit'] as const;

function refuse(event: Event): void {
  if (event.type !== 'submit' && !(event.target as Element).closest?.('a[href]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Disables forms: no input, no stored form drafts, no submission. */
function disableForms(): void {
  for (const form of document.forms) form.inert = true;
}

/**
 * Allows viewing and unfolding, but no navigation and no forms. Uses capture, so that it runs
 * before other listeners. Returns a function that stops it.
 */
export function makeInert(): () => void {
  for (const type of LEAVING) window.addEventListener(type, refuse, { capture: true });
  disableForms();
  const observer = new MutationObserver(disableForms);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const type of LEAVING) window.removeEventListener(type, refuse, { capture: true });
  };
}
