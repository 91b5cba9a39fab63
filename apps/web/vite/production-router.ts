import type { Plugin } from 'vite';

/** Names of components for developers. Each assignment keeps its component, and what that calls, in the bundle. */
const DISPLAY_NAMES = /^\w+\.displayName = .*$/gm;

/** Takes the build of React Router without warnings for developers. The package names the other one for every purpose. */
export function productionRouter(): Plugin {
  return {
    name: 'faena:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id.replace('/dist/development/', '/dist/production/');
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(DISPLAY_NAMES, ''), map: null }),
    },
  };
}
