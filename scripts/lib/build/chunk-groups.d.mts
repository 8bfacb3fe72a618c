/** The modules that belong to a file which several screens share, by their paths in the project. */
export declare const listedModules: readonly string[];

/** Returns the name of the file of the build that a module belongs to, or null where the bundler decides. */
export declare function sharedChunk(id: string): string | null;

/** The names of the files of texts that are joined, as in each language. */
export declare const joinedTexts: readonly string[];

/** Returns the name of the file of the build that joins these texts with others, or null for other files. */
export declare function textsChunk(source: string): string | null;
