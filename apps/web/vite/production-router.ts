import type { Plugin } from 'vite';

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
  };
}
