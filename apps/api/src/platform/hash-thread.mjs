// A thread that hashes, so that files and names need not wait for bcrypt.
import bcrypt from 'bcrypt';

/** @param {{ password: string, cost: number }} task */
export function hash({ password, cost }) {
  return bcrypt.hashSync(password, cost);
}

/** @param {{ password: string, hash: string }} task */
export function compare({ password, hash: stored }) {
  return bcrypt.compareSync(password, stored);
}
