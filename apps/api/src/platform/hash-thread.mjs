// A thread that hashes: what takes it the whole time holds up nobody else, files and names least of all.
import bcrypt from 'bcrypt';

/** @param {{ password: string, cost: number }} task */
export function hash({ password, cost }) {
  return bcrypt.hashSync(password, cost);
}

/** @param {{ password: string, hash: string }} task */
export function compare({ password, hash: stored }) {
  return bcrypt.compareSync(password, stored);
}
