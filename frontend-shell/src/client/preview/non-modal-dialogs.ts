/**
 * A modal dialog in the preview frame would take the focus from the dashboard's form. While the
 * frame has no focus, dialogs open non-modally.
 */
export function openDialogsNonModally(): void {
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function show(this: HTMLDialogElement) {
    if (document.hasFocus()) showModal.call(this);
    else this.open = true;
  };
}
