/**
 * Modal dialogs and popovers, which jsdom lacks. For jest's `setupFilesAfterEnv`; covers only the
 * states that tests check, not the browser's behaviour.
 */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button,input,select,textarea,a[href]')?.focus();
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  // Asynchronous, as in browsers.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.dataset.popoverOpen = 'true';
};

HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  delete this.dataset.popoverOpen;
};

export {};
