/** Does something `count` times, `lines` of them at any moment. */
export async function inLines<T>(lines: number, count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let left = Math.ceil(count);
  const line = async () => {
    while (left > 0) {
      left -= 1;
      done.push(await work());
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  return done;
}
