const all: { count: number }[] = [];

/** A number that tests count up. It begins at 0 in each database, as files that follow one another in a worker share it. */
export function counted(): { count: number } {
  const one = { count: 0 };
  all.push(one);
  return one;
}

/** Begins all of them again, for a new database. */
export function countAnew(): void {
  for (const one of all) one.count = 0;
}
