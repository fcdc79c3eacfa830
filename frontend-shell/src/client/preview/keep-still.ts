const LEAVING = ['click', 'auxclick', 'submit'] as const;

function refuse(event: Event): void {
  if (event.type !== 'submit' && !(event.target as Element).closest?.('a[href]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Takes forms out of use: nothing is typed into them, kept as a visitor's draft, or sent. */
function restForms(): void {
  for (const form of document.forms) form.inert = true;
}

/**
 * Lets a page be looked at and unfolded, but not left: links lead nowhere and forms rest. The
 * listeners come before everybody else's. Returns how to end it.
 */
export function keepStill(): () => void {
  for (const type of LEAVING) window.addEventListener(type, refuse, { capture: true });
  restForms();
  const observer = new MutationObserver(restForms);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const type of LEAVING) window.removeEventListener(type, refuse, { capture: true });
  };
}
