/**
 * A modal dialog in the frame, such as that of a product, would steal the focus from the form beside
 * it. While the frame has no focus, dialogs are opened without being modal.
 */
export function calmDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function show(this: HTMLDialogElement) {
    if (document.hasFocus()) showModal.call(this);
    else this.open = true;
  };
}
