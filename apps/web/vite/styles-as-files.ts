import type { Plugin } from 'vite';

const SONNER = /\/sonner\/dist\/index\.mjs$/;
const INJECTION = /^__insertCSS\("[^\n]*"\);$/m;

/**
 * Leaves out the style element that Sonner makes when it is loaded, which the content security policy forbids.
 * The same rules come as a file: `sonner/dist/styles.css`, imported beside the toaster.
 * @throws Error when Sonner no longer does it in the form known here
 */
export function stylesAsFiles(): Plugin {
  return {
    name: 'faena:styles-as-files',
    apply: 'build',
    transform: {
      filter: { id: SONNER },
      handler(code) {
        if (!INJECTION.test(code)) throw new Error('Sonner brings its styles in another way than before');
        return { code: code.replace(INJECTION, ''), map: null };
      },
    },
  };
}
