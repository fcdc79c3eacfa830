/**
 * A dialog that opens with the page, such as that of a product, would take the focus from whoever
 * types into the form beside the frame. It is shown as the server renders it: open, but not modal.
 * Once somebody has gone into the frame, dialogs are modal as ever.
 */
export function calmDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function show(this: HTMLDialogElement) {
    if (document.hasFocus()) showModal.call(this);
    else this.open = true;
  };
}
