/** The value below which so great a part of the times lies. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function median(times: readonly number[] = []): number {
  return quantile(times, 0.5);
}

/** A row of a Markdown table. */
export function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A time or a ratio, with as many digits as say something. */
export function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
