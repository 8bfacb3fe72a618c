/** The version of the program, with the commit that it was built from; `development` without a build. */
export const version: string = import.meta.env.VITE_VERSION ?? 'development';
