/** jsdom knows `<dialog>`, but neither opens nor closes one. */
export function mockDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>("button, a[href]")?.focus();
    },
    close(this: HTMLDialogElement) {
      if (this.open) {
        this.open = false;
        this.dispatchEvent(new Event("close"));
      }
    },
  });
}
