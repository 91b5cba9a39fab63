/** About as much text as goes into one packet of work for compression and for the network. */
const PIECE_LENGTH = 32_768;

/** Gathers many small texts into fewer larger ones. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
