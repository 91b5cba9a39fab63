import manifest from '../../../../package.json' with { type: 'json' };

/** Which Faena this is (START-17). */
export const VERSION = manifest.version;
