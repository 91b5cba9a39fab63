import mongoose from 'mongoose';

/**
 * The cursors of the change streams that are open on the database of this file. The server lists those that are read and
 * those that wait one after the other, so each of two looks may miss one.
 */
export async function changeStreams(): Promise<unknown[]> {
  const looks = [...(await look()), ...(await look())];
  return [...new Map(looks.map((id) => [String(id), id])).values()];
}

async function look(): Promise<unknown[]> {
  const open = await mongoose.connection
    .getClient()
    .db('admin')
    .aggregate([
      { $currentOp: { idleCursors: true } },
      {
        $match: {
          'cursor.originatingCommand.$db': mongoose.connection.name,
          'cursor.originatingCommand.pipeline.0.$changeStream': { $exists: true },
        },
      },
      { $group: { _id: '$cursor.cursorId' } },
    ])
    .toArray();
  return open.map(({ _id }) => _id);
}

/** Ends those change streams; the server keeps the streams of a killed process for ten minutes. */
export async function endChangeStreams(): Promise<void> {
  await killCursors(await changeStreams());
}

/** Ends these cursors of the whole database. */
export async function killCursors(cursors: readonly unknown[]): Promise<void> {
  if (cursors.length === 0) return;
  await mongoose.connection.db?.command({ killCursors: '$cmd.aggregate', cursors });
}
