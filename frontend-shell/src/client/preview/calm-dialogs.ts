/**
 * A modal dialog in the preview frame, e.g. that of a product, would take the focus from the form
 * beside it. While the frame has no focus, dialogs open non-modally.
 */
export function calmDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function show(this: HTMLDialogElement) {
    if (document.hasFocus()) showModal.call(this);
    else this.open = true;
  };
}
