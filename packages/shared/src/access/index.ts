export * from './reach.ts';
export * from './roles.ts';
