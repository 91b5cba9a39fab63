import { type AddressParts, type AddressValues, readAddress, writeAddress } from '@faena/shared/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** Browsers limit the number of address changes: after the first key, the address waits for a pause. */
const BURST_MS = 300;

/**
 * The search and filters of a list, kept in its address, and a function that changes some of them (SCREEN-24). A change
 * shows at once, and the address follows. `parts` stay the same between renders.
 */
export function useAddressValues<Parts extends AddressParts>(
  parts: Parts,
): [AddressValues<Parts>, (changes: Partial<AddressValues<Parts>>) => void] {
  const [params, change] = useAddressParams();
  const there = textOf(parts, readAddress(parts, params));
  const address = useMemo(() => readAddress(parts, new URLSearchParams(there)), [parts, there]);
  const [ahead, setAhead] = useState<Partial<AddressValues<Parts>> | null>(null);
  const values = useMemo(() => ({ ...address, ...ahead }), [address, ahead]);
  const writing = useRef({ last: Number.NEGATIVE_INFINITY, timer: 0, changes: {} });

  const arrived = ahead !== null && textOf(parts, values) === there;
  useEffect(() => {
    if (arrived) setAhead(null);
  }, [arrived]);
  useEffect(() => () => window.clearTimeout(writing.current.timer), []);

  function write(): void {
    const { changes } = writing.current;
    writing.current.changes = {};
    change((next) => writeAddress(parts, next, changes));
  }

  function set(changes: Partial<AddressValues<Parts>>): void {
    setAhead((before) => ({ ...before, ...changes }));
    const { last, timer, changes: waiting } = writing.current;
    window.clearTimeout(timer);
    writing.current = { last: performance.now(), timer: 0, changes: { ...waiting, ...changes } };
    if (performance.now() - last > BURST_MS) write();
    else writing.current.timer = window.setTimeout(write, BURST_MS);
  }
  return [values, set];
}

/** Values in the form of an address, to compare two. */
function textOf<Parts extends AddressParts>(parts: Parts, values: AddressValues<Parts>): string {
  const params = new URLSearchParams();
  writeAddress(parts, params, values);
  return params.toString();
}
