import { type ReactNode, useEffect } from 'react';

type StyleProps = { styles: string };

/** A style sheet that stays while components use it, with the rules of the first one. */
class SharedSheet {
  readonly #sheet = new CSSStyleSheet();
  #users = 0;

  use(styles: string): () => void {
    this.#users += 1;
    if (this.#users === 1) {
      this.#sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
    }
    return () => this.#leave();
  }

  #leave(): void {
    this.#users -= 1;
    if (this.#users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/**
 * Stands in for `react-style-singleton` (vite.config.ts), with which Radix's dialogs and menus keep the page from
 * scrolling. It adopts a sheet from the script, where the original adds a style element, which the content security
 * policy forbids.
 */
export function styleSingleton(): (props: StyleProps) => ReactNode {
  const sheet = new SharedSheet();
  return ({ styles }) => <AdoptedStyle sheet={sheet} styles={styles} />;
}

function AdoptedStyle({ sheet, styles }: StyleProps & { sheet: SharedSheet }): ReactNode {
  useEffect(() => sheet.use(styles), [sheet, styles]);
  return null;
}
