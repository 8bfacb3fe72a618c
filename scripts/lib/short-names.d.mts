/** A `generateScopedName` for the style modules in this folder. */
export declare function shortNames(folder: string): (name: string, file: string) => string;
