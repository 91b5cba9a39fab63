import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  keys: { key: [personId: string, projectId: string]; value: CryptoKey };
}

const open = () =>
  openDB<Schema>('faena.siteCodes', 1, { upgrade: (database) => void database.createObjectStore('keys') });

/** The kept key of a site on this device, which cannot leave the browser; undefined without one (MARK-29). */
export async function readSiteKey(personId: string, projectId: string): Promise<CryptoKey | undefined> {
  const database = await open();
  try {
    return await database.get('keys', [personId, projectId]);
  } finally {
    database.close();
  }
}

/** Keeps the secret of a site as a key; null forgets it. */
export async function keepSiteSecret(
  personId: string,
  projectId: string,
  secret: string | null,
): Promise<CryptoKey | null> {
  const jwk = { kty: 'oct', k: secret ?? '', alg: 'HS1' };
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const key = secret && (await crypto.subtle.importKey('jwk', jwk, hmac, false, ['sign']));
  const database = await open();
  try {
    if (key) await database.put('keys', key, [personId, projectId]);
    else await database.delete('keys', [personId, projectId]);
  } finally {
    database.close();
  }
  return key || null;
}
