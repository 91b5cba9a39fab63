/**
 * Keeps the width of this device's scroll bars in `--gutter`; 0 where they lie over the page. Fixed parts with a
 * `frame` leave room for the scroll bar, so that growing pages and dialogs move nothing.
 */
export function followGutter(): void {
  const measure = () => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position: absolute; width: 100px; overflow-y: scroll; visibility: hidden';
    document.body.append(probe);
    const width = probe.offsetWidth - probe.clientWidth;
    probe.remove();
    document.documentElement.style.setProperty('--gutter', `${width}px`);
  };
  measure();
  window.addEventListener('resize', measure);
}
