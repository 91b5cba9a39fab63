/** Which Faena this page is of (START-17). */
export { version as VERSION } from '../../../../package.json';
