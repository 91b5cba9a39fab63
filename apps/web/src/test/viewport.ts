/*
 * The window jsdom lacks: it has a size, media queries follow it, and every element is as wide as the window. Real
 * layout is for a browser to show.
 */

/** The window of a desk, as in the browser tests. */
const DESK = { width: 1440, height: 900 };

/** The media features besides the size that screens ask for. */
interface Features {
  readonly 'prefers-color-scheme': 'light' | 'dark';
  readonly 'prefers-reduced-motion': 'reduce' | 'no-preference';
  readonly pointer: 'fine' | 'coarse';
}

const PLAIN: Features = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  pointer: 'fine',
};

let features = PLAIN;
const lists = new Map<string, FakeMediaQueryList>();
const observers = new Set<FakeResizeObserver>();

/** Gives the window another size, or other features, and notifies its listeners. */
export function setViewport({
  width = window.innerWidth,
  height = window.innerHeight,
  ...rest
}: { width?: number; height?: number } & Partial<Features>): void {
  features = { ...features, ...rest };
  Object.assign(window, { innerWidth: width, innerHeight: height });
  for (const list of lists.values()) list.follow();
  window.dispatchEvent(new Event('resize'));
  for (const observer of observers) observer.tell();
}

/** The window of a desk again. */
export function resetViewport(): void {
  setViewport({ ...DESK, ...PLAIN });
}

function holds(query: string): boolean {
  return [...query.matchAll(/\(([\w-]+)\s*:\s*([\w.-]+)\)/g)].every(([, name = '', value = '']) => {
    if (name === 'min-width') return window.innerWidth >= Number.parseFloat(value);
    if (name === 'max-width') return window.innerWidth <= Number.parseFloat(value);
    if (!(name in features)) throw new RangeError(`The test layer does not know the media feature ${name}.`);
    return features[name as keyof Features] === value;
  });
}

class FakeMediaQueryList extends EventTarget {
  readonly media: string;
  readonly onchange = null;
  matches: boolean;

  constructor(query: string) {
    super();
    this.media = query;
    this.matches = holds(query);
  }

  follow(): void {
    const matches = holds(this.media);
    if (matches === this.matches) return;
    this.matches = matches;
    this.dispatchEvent(Object.assign(new Event('change'), { matches, media: this.media }));
  }
}

class FakeResizeObserver {
  readonly #elements = new Set<Element>();
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
    observers.add(this);
  }

  observe(element: Element): void {
    this.#elements.add(element);
    queueMicrotask(() => this.#elements.has(element) && this.#tellOf([element]));
  }

  unobserve(element: Element): void {
    this.#elements.delete(element);
  }

  disconnect(): void {
    this.#elements.clear();
    observers.delete(this);
  }

  tell(): void {
    this.#tellOf([...this.#elements]);
  }

  #tellOf(elements: Element[]): void {
    if (elements.length === 0) return;
    const entries = elements.map((target) => {
      const rect = target.getBoundingClientRect();
      const box = [{ inlineSize: rect.width, blockSize: rect.height }];
      return {
        target,
        contentRect: rect,
        borderBoxSize: box,
        contentBoxSize: box,
        devicePixelContentBoxSize: box,
      };
    });
    this.#callback(entries, this);
  }
}

/** Every element is visible. */
class FakeIntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() => this.#callback([entry], this));
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const FRAME_MS = 16;

/** The height of every element except containers: a row, a card, a button. */
const ROW_PX = 36;

/** Installs the window; called once, before the product is loaded. */
export function installViewport(): void {
  Object.assign(window, {
    ResizeObserver: FakeResizeObserver,
    IntersectionObserver: FakeIntersectionObserver,
    matchMedia: (query: string) => {
      const known = lists.get(query) ?? new FakeMediaQueryList(query);
      lists.set(query, known);
      return known;
    },
    scrollTo: () => {},
    // Once one test has stopped the clock between two of jsdom's frames, these would stop for all later tests.
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      setTimeout(() => draw(performance.now()), FRAME_MS) as unknown as number,
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  });
  const sizes = {
    clientWidth: () => window.innerWidth,
    clientHeight: () => window.innerHeight,
    offsetWidth: () => window.innerWidth,
    offsetHeight: () => window.innerHeight,
  };
  for (const [name, get] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  }
  Object.assign(Element.prototype, {
    getBoundingClientRect: () => new DOMRect(0, 0, window.innerWidth, ROW_PX),
    scrollIntoView: () => {},
    scrollTo: () => {},
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  });
  resetViewport();
}
