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
