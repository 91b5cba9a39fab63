/** The version of Faena that built this page (START-17). */
export { version as VERSION } from '../../../../package.json';
