/** The browser's report of its connection; Safari and Firefox have none. */
interface Connection {
  readonly saveData?: boolean;
  /** The speed, such as `2g` or `slow-2g`. */
  readonly effectiveType?: string;
  /** The kind of connection, on phones only. */
  readonly type?: string;
}

/** Connections with a monthly price. */
const UNMETERED = /wifi|ethernet/;

function reported(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Tests whether the person asks sites to save data. */
export function savesData(): boolean {
  return reported().saveData ?? false;
}

/**
 * Tests whether code may load that the person may never need: only on Wi-Fi or a cable, and if the line is not slow
 * (PHONE-4).
 */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType, type } = reported();
  if (saveData || effectiveType?.endsWith('2g')) return false;
  // A phone that reports no connection may pay for its data.
  return type ? UNMETERED.test(type) : !matchMedia('(pointer: coarse)').matches;
}
