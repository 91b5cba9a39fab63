/**
 * Keeps in `--gutter` how wide the scroll bars of this device are; 0 where they lie over the page. Fixed parts with a
 * `frame` keep the scroll bar's room, so that growing pages and dialogs move nothing.
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
