import { useEffect } from 'react';

const CLOCK = /^\d+:\d\d:\d\d · /;

/** Shows a clock before the title of the browser's tab; `null` removes it. */
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
