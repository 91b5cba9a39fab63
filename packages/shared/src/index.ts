export * from './access/index.ts';
export * from './client.ts';
export * from './contract/index.ts';
export * from './domain/index.ts';
export * from './errors.ts';
export * from './schemas/index.ts';
