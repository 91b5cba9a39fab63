import '@/styles/main.css';
import { declareLanguage } from '@/lib/language.ts';

// zod would find out by trying whether it may compile its checks, which the content security policy forbids and
// reports. It reads this before its first schema; importing it here to be told would weigh on a visitor's first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declareLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The pages that visitors begin with stand on React alone, a third lighter than with the router. */
const VISITED: Record<string, () => Promise<{ start: (root: HTMLElement) => void }>> = {
  '/': () => import('@/app/start-landing.tsx'),
  '/login': () => import('@/app/start-login.tsx'),
};
// Everything else, the same pages for someone signed in included, starts the router.
const loadApp = () => import('@/app/start-app.tsx');
const loadVisited = localStorage.getItem('accessToken') ? undefined : VISITED[window.location.pathname];
const { start } = await (loadVisited ?? loadApp)();
start(root);
