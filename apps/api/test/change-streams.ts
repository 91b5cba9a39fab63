import mongoose from 'mongoose';

/** The cursors of the change streams that are open on the database of this file. */
export async function changeStreams(): Promise<unknown[]> {
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
  // Twice: a stream that is just being read may be missing once.
  const cursors = [...(await changeStreams()), ...(await changeStreams())];
  await killCursors(cursors);
}

/** Ends these cursors of the whole database. */
export async function killCursors(cursors: readonly unknown[]): Promise<void> {
  if (cursors.length === 0) return;
  await mongoose.connection.db?.command({ killCursors: '$cmd.aggregate', cursors });
}
