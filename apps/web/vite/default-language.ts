import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Tells the page `DEFAULT_LANGUAGE`, as the API does where it serves the built one. */
export function defaultLanguage() {
  const { DEFAULT_LANGUAGE } = loadEnv('development', ROOT, 'DEFAULT_LANGUAGE');
  return {
    name: 'faena:default-language',
    apply: 'serve',
    transformIndexHtml: (html: string) =>
      html.replace('data-language="original"', `data-language="${DEFAULT_LANGUAGE || 'original'}"`),
  } satisfies Plugin;
}
