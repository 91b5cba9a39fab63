/** How long the browser may take to begin the download. */
const KEPT_MS = 60_000;

/** Saves a file as a download, under its own name, else under `fallbackName`. */
export function saveFile(file: Blob, fallbackName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = (file instanceof File && file.name) || fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
