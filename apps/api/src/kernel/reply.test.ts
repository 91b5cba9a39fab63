import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Piece, SerializedAnswer } from './reply.ts';

describe('an answer in pieces', () => {
  const texts = ['[', JSON.stringify('ñandú, 木, 👷'.repeat(5_000)), ',', '0', ']'];

  it('equals the joined pieces, plain and compressed', async () => {
    const pieces = texts.map((text) => Piece.toCache(text));
    const answer = SerializedAnswer.ofPieces(pieces);
    expect(answer.bytes.toString()).toBe(texts.join(''));
    expect(answer.length).toBe(Buffer.byteLength(texts.join('')));
    const gzipped = await answer.gzipped();
    expect(gunzipSync(gzipped)).toEqual(answer.bytes);
    expect(gzipped.length).toBeLessThan(answer.length / 20);
    expect(
      await new Response(new Blob([gzipped]).stream().pipeThrough(new DecompressionStream('gzip'))).text(),
    ).toBe(texts.join(''));
  });

  it('has each compressed once, in however many answers it is', async () => {
    const [piece] = [Piece.toCache(texts.join(''))];
    const answers = ['1', '2'].map((other) => SerializedAnswer.ofPieces([piece, Piece.toCache(other)]));
    const deflated = piece.deflated();
    for (const answer of answers) await answer.gzipped();
    expect(piece.deflated()).toBe(deflated);
  });

  it('may be one, or none', async () => {
    for (const pieces of [[], [Piece.once('{}')]]) {
      const answer = SerializedAnswer.ofPieces(pieces);
      expect(gunzipSync(await answer.gzipped())).toEqual(answer.bytes);
    }
    expect(gunzipSync(await SerializedAnswer.of({ a: 1 }).gzipped()).toString()).toBe('{"a":1}');
  });
});
