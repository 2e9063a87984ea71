/** Props of a button that opens a dialog. Invokers are younger than the type definitions. */
export function createInvoker(id: string) {
  return { commandfor: id, command: "show-modal", "data-replay-click": true };
}

export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(id: string): void {
  findDialog(id)?.close();
}

export function isDialogOpen(id: string): boolean {
  return findDialog(id)?.open ?? false;
}

function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`);
}
