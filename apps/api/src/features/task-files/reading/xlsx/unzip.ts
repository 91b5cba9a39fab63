import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Most files of an archive: a workbook has some dozens. */
const MAX_ENTRIES = 2_000;

/** The files of an archive, by their paths. */
export type Archive = (path: string) => AsyncGenerator<string>;

/**
 * The files of an archive as text, each unpacked while it is read; a missing one is empty.
 * @param mostBytes the limit of all unpacked files, by the sizes in the archive
 * @param tooMuch makes the error above the limit
 * @throws Error for another file
 */
export async function unzip(bytes: Buffer, mostBytes: number, tooMuch: () => Error): Promise<Archive> {
  const zip = await opened(bytes);
  const entries = await entriesOf(zip);
  let unpacked = 0;
  return async function* read(path) {
    const entry = entries.get(path);
    if (!entry) return;
    unpacked += entry.uncompressedSize;
    if (unpacked > mostBytes) throw tooMuch();
    const decoder = new TextDecoder();
    // `yauzl` refuses more or less than the archive declares.
    for await (const piece of await streamOf(zip, entry)) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  };
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (zip.entryCount > MAX_ENTRIES) return reject(new Error(`an archive of ${zip.entryCount} files`));
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('error', reject);
    zip.once('end', () => resolve(entries));
    zip.readEntry();
  });
}

function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
