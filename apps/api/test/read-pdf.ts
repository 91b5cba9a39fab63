import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of each page of a PDF, in the order in which they were drawn. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array): Promise<string[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  await loading.destroy();
  return pages;
}
