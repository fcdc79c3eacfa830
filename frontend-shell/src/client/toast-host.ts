/**
 * Creates the element that contains the toasts, in the top layer. An open modal dialog makes
 * everything else inert, so that toasts could neither be announced nor closed. The element is
 * therefore moved into the topmost dialog, or into the body if none is open.
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
    // Moving a popover hides it.
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
