import { useEffect } from 'react';

const CLOCK = /^\d+:\d\d:\d\d · /;

/** Shows a clock before the title of the browser's tab; takes it away with `null`. */
export function useTitleClock(clock: string | null): void {
  // Each screen sets the title by itself, so this reads it each second.
  useEffect(() => {
    const title = document.title.replace(CLOCK, '');
    document.title = clock === null ? title : `${clock} · ${title}`;
  });
  useEffect(
    () => () => {
      document.title = document.title.replace(CLOCK, '');
    },
    [],
  );
}
