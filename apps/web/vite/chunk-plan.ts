/** A file that the bundler makes by itself: modules that the same screens need. */
export interface Piece {
  readonly name: string;
  readonly modules: readonly string[];
  /** The names of those that it imports. */
  readonly imports: readonly string[];
  /** Bytes as they are sent. */
  readonly size: number;
  /** Whether it begins a screen or a part that is loaded later; such a one stays by itself. */
  readonly isEntry: boolean;
}

/** The possible first loads: the entries whose code each is made of. */
export interface Screen {
  readonly name: string;
  readonly entries: readonly string[];
  /** How much it counts, where another counts 1. */
  readonly weight: number;
}

/** The price of a separate request, in bytes a screen loads without needing them. */
const REQUEST_BYTES = 1_150;

type Users = ReadonlyMap<string, number>;

/** Pieces that are sent as one file. */
interface Group {
  readonly pieces: readonly Piece[];
  readonly size: number;
  /** The screens that load it, with how much they count. */
  users: Users;
  readonly imports: Set<Group>;
}

/**
 * Which modules come in one file, so that a screen loads few files and little that it does not need: file by module.
 * Two files become one if the spared requests are worth more than the needless bytes, over all screens; the best first.
 * Files do not come to import one another in a circle by it.
 */
export function planChunks(
  pieces: readonly Piece[],
  screens: readonly Screen[],
  requestBytes = REQUEST_BYTES,
): Map<string, string> {
  const groups = groupsOf(pieces, screens);
  const pairs = new Map<Group, Map<Group, number>>();
  const weigh = (one: Group, other: Group) => {
    const gain = gainOf(one, other, requestBytes);
    if (gain > 0) pairs.set(one, (pairs.get(one) ?? new Map()).set(other, gain));
  };
  const open = new Set([...groups].filter(({ pieces: [first] }) => !first?.isEntry));
  const seen: Group[] = [];
  for (const group of open) {
    for (const other of seen) weigh(group, other);
    seen.push(group);
  }
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const [one, other] = best;
    pairs.get(one)?.delete(other);
    if (reaches(one, other) || reaches(other, one)) continue;
    const merged = merge(groups, one, other);
    for (const gone of [one, other]) {
      open.delete(gone);
      pairs.delete(gone);
      for (const gains of pairs.values()) gains.delete(gone);
    }
    open.add(merged);
    for (const changed of [merged, ...spreadUsers(merged)]) {
      pairs.delete(changed);
      for (const gains of pairs.values()) gains.delete(changed);
      if (!open.has(changed)) continue;
      for (const left of open) if (left !== changed) weigh(changed, left);
    }
  }
  const named = [...open].flatMap(({ pieces: of }, index) =>
    of.flatMap(({ modules }) => modules.map((module) => [module, `part-${index + 1}`] as const)),
  );
  return new Map(named);
}

/** The gain of one common file: spared requests, less needless bytes. */
function gainOf(one: Group, other: Group, requestBytes: number): number {
  let both = 0;
  for (const [user, weight] of one.users) if (other.users.has(user)) both += weight;
  let gain = both * requestBytes;
  for (const [brought, users] of [
    [one, other.users],
    [other, one.users],
  ] as const) {
    gain -= loadedForNothing(brought, users);
    if (gain <= 0) return gain;
    // A file brings its imports along.
    for (const imported of importedBy(brought)) gain -= loadedForNothing(imported, users);
  }
  return gain;
}

/** The bytes of a file that those load who do not need it. */
function loadedForNothing(file: Group, users: Users): number {
  let weight = 0;
  for (const [user, counts] of users) if (!file.users.has(user)) weight += counts;
  return file.size * weight;
}

/** All that a file has loaded with it. */
function importedBy(group: Group): Set<Group> {
  const all = new Set(group.imports);
  for (const imported of all) for (const further of imported.imports) all.add(further);
  all.delete(group);
  return all;
}

/** Loading a file loads its imports: these are the newly loaded ones. */
function spreadUsers(group: Group): Group[] {
  return [...importedBy(group)].filter((imported) => {
    if ([...group.users.keys()].every((user) => imported.users.has(user))) return false;
    imported.users = new Map([...imported.users, ...group.users]);
    return true;
  });
}

function bestOf(pairs: ReadonlyMap<Group, ReadonlyMap<Group, number>>): [Group, Group] | null {
  let most = 0;
  let best: [Group, Group] | null = null;
  for (const [one, gains] of pairs) {
    for (const [other, gain] of gains) {
      if (gain <= most) continue;
      most = gain;
      best = [one, other];
    }
  }
  return best;
}

function groupsOf(pieces: readonly Piece[], screens: readonly Screen[]): Set<Group> {
  const users = usersOf(pieces, screens);
  const byName = new Map(
    pieces.map((piece): [string, Group] => [
      piece.name,
      { pieces: [piece], size: piece.size, users: users.get(piece.name) ?? new Map(), imports: new Set() },
    ]),
  );
  for (const { name, imports } of pieces) {
    for (const imported of imports) {
      const group = byName.get(imported);
      if (group) byName.get(name)?.imports.add(group);
    }
  }
  return new Set(byName.values());
}

/** The screens that load each piece; for a piece of no first load, its later loaders. */
function usersOf(pieces: readonly Piece[], screens: readonly Screen[]): Map<string, Map<string, number>> {
  const byName = new Map(pieces.map((piece) => [piece.name, piece]));
  const users = new Map(pieces.map(({ name }) => [name, new Map<string, number>()]));
  const begun = new Set<string>();
  for (const { name, entries, weight } of screens) {
    for (const piece of loadedBy(entries, byName)) {
      begun.add(piece);
      users.get(piece)?.set(name, weight);
    }
  }
  for (const { name, isEntry } of pieces) {
    if (!isEntry || begun.has(name)) continue;
    for (const piece of loadedBy([name], byName)) if (!begun.has(piece)) users.get(piece)?.set(name, 1);
  }
  return users;
}

/** These and all that they import. */
function loadedBy(entries: readonly string[], byName: ReadonlyMap<string, Piece>): Set<string> {
  const loaded = new Set<string>();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    open.push(...(byName.get(name)?.imports ?? []));
  }
  return loaded;
}

/** Whether one imports the other through a third: together they would stand in a circle with it. */
function reaches(one: Group, other: Group): boolean {
  const open = [...one.imports].filter((group) => group !== other);
  const seen = new Set(open);
  for (let group = open.pop(); group; group = open.pop()) {
    for (const next of group.imports) {
      if (next === other) return true;
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return false;
}

/** Puts one group in the place of two. */
function merge(groups: Set<Group>, one: Group, other: Group): Group {
  const merged: Group = {
    pieces: [...one.pieces, ...other.pieces],
    size: one.size + other.size,
    users: new Map([...one.users, ...other.users]),
    imports: new Set([...one.imports, ...other.imports]),
  };
  merged.imports.delete(one);
  merged.imports.delete(other);
  groups.delete(one);
  groups.delete(other);
  for (const { imports } of groups) {
    const had = [imports.delete(one), imports.delete(other)];
    if (had.includes(true)) imports.add(merged);
  }
  groups.add(merged);
  return merged;
}
