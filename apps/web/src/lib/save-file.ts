/** How long the browser may take to begin with the file. */
const KEPT_MS = 60_000;

/** Saves a file as if it had been downloaded, under the name it has, else under `fallbackName`. */
export function saveFile(file: Blob, fallbackName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = (file instanceof File && file.name) || fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
