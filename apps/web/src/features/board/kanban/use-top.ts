import { type RefObject, useLayoutEffect } from 'react';

/** Keeps `--top` of an element at where it begins on the page, so that it can end where the window does. */
export function useTop(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let frame = 0;

    function measure(): void {
      if (!element) return;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      element.style.setProperty('--top', `${top}px`);
    }

    // Whatever grows or shrinks above it changes the page as well; in a frame of its own, as this changes it again.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    measure();
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
}
