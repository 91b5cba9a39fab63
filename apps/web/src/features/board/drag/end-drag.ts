/**
 * Gives up the drag under way. The library has no call for that; its sensors and ours end a drag on Escape. Only the code
 * of the key is given, so that nothing else on the page takes it for a press.
 */
export function endDrag(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', cancelable: true }));
}
