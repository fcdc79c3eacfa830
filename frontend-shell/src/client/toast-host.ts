/**
 * Makes the element that toasts are drawn in, above everything. While a modal dialog is open, all
 * else is inert, in the top layer too: a toast could neither be announced nor closed. So the element
 * is moved into the topmost dialog, or into the body without one.
 */
export function createToastHost(): HTMLElement {
  const host = document.createElement('div');
  host.id = 'toasts';
  host.popover = 'manual';
  const dialogs = new Set(document.querySelectorAll<HTMLDialogElement>('dialog[open]'));

  function place(): void {
    const open = [...dialogs].filter((dialog) => dialog.isConnected && dialog.open);
    const parent = open.at(-1) ?? document.body;
    if (host.parentNode === parent) return;
    parent.append(host);
    // A popover that is moved is hidden by that.
    host.showPopover();
  }

  place();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      dialogs.delete(target);
      if (target.open) dialogs.add(target);
    }
    place();
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  return host;
}
