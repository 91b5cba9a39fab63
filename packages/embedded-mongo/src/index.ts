export { DataFolderInUseError } from './data-folder.ts';
export { NoMongodError } from './find-binary.ts';
export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './start.ts';
