/** The browser's report of its connection; Safari and Firefox have none. */
interface Connection {
  readonly saveData?: boolean;
  /** The speed, such as `2g` or `slow-2g`. */
  readonly effectiveType?: string;
  /** Only on phones. */
  readonly type?: string;
}

/** Lines that are paid by the month. */
const UNMETERED = /wifi|ethernet/;

function reported(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Tests whether the person asks sites to save data. */
export function savesData(): boolean {
  return reported().saveData ?? false;
}

/** Tests whether code may load that nobody may come to need: only on Wi-Fi or a cable, and if the line is not slow (PHONE-4). */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType, type } = reported();
  if (saveData || effectiveType?.endsWith('2g')) return false;
  // A phone that reports no line may be on a metered one.
  return type ? UNMETERED.test(type) : !matchMedia('(pointer: coarse)').matches;
}
