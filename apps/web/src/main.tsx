import '@/styles/main.css';
import { declareLanguage } from '@/lib/language.ts';

// zod would find out by trying whether it may compile its checks, which the content security policy forbids and
// reports. It reads this before its first schema; importing it here to be told would weigh on a visitor's first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declareLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A visitor's first page stands on React alone, a third lighter than with the router. Everything else, the same
// page for someone signed in included, starts the router.
const visitor = window.location.pathname === '/' && !localStorage.getItem('accessToken');
const { start } = await (visitor ? import('@/app/start-landing.tsx') : import('@/app/start-app.tsx'));
start(root);
