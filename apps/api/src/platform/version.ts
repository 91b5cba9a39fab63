import manifest from '../../../../package.json' with { type: 'json' };

/** The version of Faena (START-17). */
export const VERSION = manifest.version;
