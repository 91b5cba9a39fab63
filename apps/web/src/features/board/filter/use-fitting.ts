import { type RefObject, useLayoutEffect, useState } from 'react';

/** The gap between two parts of the bar. */
const GAP_PX = 8;

/**
 * The number of parts that fit into one line beside the fixed parts. If some do not fit, the button that opens them
 * needs room too.
 */
export function useFitting(
  frame: RefObject<Element | null>,
  widths: readonly number[],
  { beside, opener }: { readonly beside: number; readonly opener: number },
): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const room = width - beside;
  const sum = (count: number) => widths.slice(0, count).reduce((all, one) => all + one + GAP_PX, 0);
  if (sum(widths.length) <= room) return widths.length;
  const counts = widths.map((_, index) => widths.length - 1 - index);
  return counts.find((count) => sum(count) + opener + GAP_PX <= room) ?? 0;
}
