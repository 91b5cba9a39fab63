import type { TypedCode } from '../marks/typed-code.ts';

const HASH = /^#codigo=([0-9a-f]{24})\.(\d{6})$/;

/** The address that the QR code of a site has: any camera opens the employee's home with the digits (MARK-38). */
export function addressOfCode({ projectId, code }: TypedCode): string {
  return `${window.location.origin}/employee#codigo=${projectId}.${code}`;
}

/** The digits in the fragment of an address, which no server reads; null without them. */
export function scannedCode(hash: string): TypedCode | null {
  const [, projectId, code] = HASH.exec(hash) ?? [];
  return projectId && code ? { projectId, code } : null;
}
