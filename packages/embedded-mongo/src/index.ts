export { DataFolderInUseError } from './data-folder.ts';
export { NoMongodError } from './find-binary.ts';
export {
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
  runningEmbeddedMongo,
  startEmbeddedMongo,
} from './start.ts';
